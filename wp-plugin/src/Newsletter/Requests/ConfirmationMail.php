<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Requests;

use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Subscribers\SubscriptionLinks;

/**
 * To an address that was entered into a form, with the link that confirms it. Contains no user input, since the mailbox may belong
 * to another person. If the address is subscribed, only this mail says so.
 */
final readonly class ConfirmationMail implements AddressedMail
{
    public const KEY = 'newsletter.confirm';
    private const ALREADY = 'newsletter.already';

    public function __construct(
        private RequestStore $requests,
        private SubscriberStore $subscribers,
        private SubscriptionLinks $links,
        private RequestLimit $limit,
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
        if (!$this->limit->mayMail($recipient->email)) {
            return null;
        }
        $subscriber = $this->subscribers->ofAddress($recipient->email);
        if ($subscriber !== null && $subscriber->isActive()) {
            return MailTexts::content(self::ALREADY, $recipient->language, [], $this->links->preferencesUrl($subscriber));
        }
        $secret = $this->requests->makeLink(self::id($data));

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
