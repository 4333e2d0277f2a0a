<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use Passerelle\Kernel\Clock;
use Passerelle\Outbox\Outbox;

/**
 * Queues mails. Call within the transaction of the change: the mail is sent if, and only if, that is committed. A mail to somebody else
 * than the current user is subject to SenderLimits.
 */
final readonly class Mails
{
    public function __construct(private Outbox $outbox, private Clock $clock)
    {
    }

    /**
     * Queues a mail to an account, in its language.
     *
     * @param string $key of a registered Mail
     * @param array<mixed> $data JSON values; no address, password, token or link
     */
    public function toUser(string $key, int $userId, array $data = []): void
    {
        $this->add($key, ['userId' => $userId], $data);
    }

    /**
     * Queues a mail to a recipient that the mail finds by its data.
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
            'by' => get_current_user_id(),
            // The same for all attempts, so that servers and mailboxes can detect duplicates.
            'id' => bin2hex(random_bytes(16)),
            'asked' => $this->clock->now()->getTimestamp(),
        ]);
    }
}
