<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Requests;

use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mails;
use Passerelle\Newsletter\Proofs\Browser;
use Passerelle\Newsletter\Proofs\ProofSource;

/**
 * Stores a request and queues its mail. The address is not looked up before the mail is written, so that neither the answer nor
 * its time reveals whether it is subscribed.
 */
final readonly class RequestSubscription
{
    public const FORM = 'newsletter';

    public function __construct(
        private RequestStore $requests,
        private FormThrottle $forms,
        private Browser $browser,
        private Mails $mails,
        private Transaction $transaction,
        private Config $config,
    ) {
    }

    /**
     * @param string $email as it was typed
     * @param string $address IP address of the browser
     * @throws DomainError invalid_fields at "email" · rate_limited
     */
    public function __invoke(string $email, Lang $language, ProofSource $source, string $address): void
    {
        $email = EmailAddress::normalise($email);
        $max = $this->config->textMax('email');
        $code = self::problem($email, $max);
        if ($code !== null) {
            throw DomainError::invalid([new FieldError('email', $code, $code === 'too_long' ? ['max' => $max] : [])]);
        }
        // Outside the transaction, so that a rollback does not undo the count.
        $this->forms->count(self::FORM, $address);
        $wording = $this->config->limit('newsletter', 'wording');
        $this->transaction->run(function () use ($email, $language, $source, $wording, $address): void {
            $id = $this->requests->add($email, $language, $source, $wording, $this->browser->network($address));
            $this->mails->addressed(ConfirmationMail::KEY, ['request' => $id]);
        });
    }

    /** @return value-of<FieldErrorCode>|null */
    private static function problem(string $email, int $max): ?string
    {
        return match (true) {
            $email === '' => 'required',
            strlen($email) > $max => 'too_long',
            !EmailAddress::isValid($email) => 'invalid_email',
            default => null,
        };
    }
}
