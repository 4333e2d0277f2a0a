<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use Passerelle\Kernel\Clock;
use Passerelle\Outbox\Outbox;

/** Queues mails. Call it in the transaction of what the mail is about: it is sent if, and only if, that was kept. */
final readonly class Mails
{
    public function __construct(private Outbox $outbox, private Clock $clock)
    {
    }

    /**
     * To somebody with an account, in their language.
     *
     * @param string $key of a registered Mail
     * @param array<mixed> $data what JSON can hold; no address, password, token or link
     */
    public function toUser(string $key, int $userId, array $data = []): void
    {
        $this->add($key, ['userId' => $userId], $data);
    }

    /**
     * To whom the mail itself finds by its data.
     *
     * @param string $key of a registered AddressedMail
     * @param array<mixed> $data as for toUser(), for example the id of a row that holds the address
     */
    public function addressed(string $key, array $data): void
    {
        $this->add($key, [], $data);
    }

    /**
     * @param array<string, int> $to
     * @param array<mixed> $data
     */
    private function add(string $key, array $to, array $data): void
    {
        $this->outbox->add(MailHandler::KIND, [
            'mail' => $key,
            ...$to,
            'data' => $data,
            // The same at each try: a server or mailbox that has it already can tell.
            'id' => bin2hex(random_bytes(16)),
            'asked' => $this->clock->now()->getTimestamp(),
        ]);
    }
}
