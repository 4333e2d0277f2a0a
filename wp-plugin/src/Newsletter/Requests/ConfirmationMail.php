<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Requests;

use Passerelle\Kernel\Composition\Limit;
use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\LimitedElsewhere;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Subscribers\SubscriptionLinks;

/**
 * Mail to an address that was entered into a form, with the link that confirms it. Contains no user input, since the mailbox may belong
 * to another person. If the address is subscribed, only this mail says so.
 */
final readonly class ConfirmationMail implements AddressedMail, LimitedElsewhere
{
    public const KEY = 'newsletter.confirm';
    private const ALREADY = 'newsletter.already';

    /** @param int $mailsPerDay to one address, so that forms cannot flood it */
    public function __construct(
        private RequestStore $requests,
        private SubscriberStore $subscribers,
        private SubscriptionLinks $links,
        #[Limit('newsletter', 'mailsPerDay')] private int $mailsPerDay,
    ) {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function recipient(array $data): ?Recipient
    {
        $request = $this->requests->waiting(self::id($data));

        return $request === null ? null : new Recipient($request->email, $request->language);
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $id = self::id($data);
        // By what was mailed for other requests: a further attempt of this mail is not counted.
        if ($this->requests->countMailed($recipient->email, $id) >= $this->mailsPerDay) {
            return null;
        }
        $secret = $this->requests->makeLink($id);
        $subscriber = $this->subscribers->ofAddress($recipient->email);
        if ($subscriber !== null && $subscriber->isActive()) {
            return MailTexts::content(self::ALREADY, $recipient->language, [], $this->links->preferencesUrl($subscriber));
        }

        return $secret === null ? null : MailTexts::content(
            self::KEY,
            $recipient->language,
            [],
            $this->links->confirmationUrl($secret, $recipient->language),
        );
    }

    /** @param array<mixed> $data */
    private static function id(array $data): int
    {
        return is_int($data['request'] ?? null) ? $data['request'] : 0;
    }
}
