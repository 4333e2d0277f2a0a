<?php

declare(strict_types=1);

namespace Passerelle\Site\Contact;

use Passerelle\Auth\Throttling\Network;
use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mails;

/** Validates and stores a message to the team, and queues its mail. */
final readonly class ContactTeam
{
    private const HOUR = 3_600;

    public function __construct(
        private ContactForm $form,
        private ContactRequests $requests,
        private Throttle $throttle,
        private Mails $mails,
        private Transaction $transaction,
        private Clock $clock,
        private Config $config,
    ) {
    }

    /**
     * @param array<string, mixed> $input subject, lastName, firstName, email, message, consent
     * @param string $address IP address of the browser
     * @throws DomainError invalid_fields · rate_limited
     */
    public function __invoke(array $input, Lang $language, string $address): void
    {
        $request = $this->form->read($input, $language, $this->clock->now());
        // Outside the transaction, so that a rollback does not undo the count.
        $this->throttle->count('contact:' . Network::of($address), $this->config->limit('contact', 'perAddressAndHour'), self::HOUR);
        $this->transaction->run(function () use ($request): void {
            $this->mails->addressed(TeamMail::KEY, ['request' => $this->requests->add($request)]);
        });
    }

    /** Deletes requests after the retention time. */
    public function forgetOld(): int
    {
        $days = $this->config->limit('contact', 'keepDays');

        return $this->requests->forgetBefore($this->clock->now()->modify("-{$days} days"));
    }
}
