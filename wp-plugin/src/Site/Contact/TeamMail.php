<?php

declare(strict_types=1);

namespace Passerelle\Site\Contact;

use Passerelle\Languages\Lang;
use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\LimitedElsewhere;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** Mail to the team, with the sender of the message in Reply-To. */
final readonly class TeamMail implements AddressedMail, LimitedElsewhere
{
    public const KEY = 'contact.request';

    public function __construct(private ContactRequests $requests)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function recipient(array $data): ?Recipient
    {
        $address = TeamAddress::current();

        return $address === null ? null : new Recipient($address, Lang::DEFAULT);
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $request = $this->requests->find(is_int($data['request'] ?? null) ? $data['request'] : 0);
        if ($request === null) {
            return null;
        }
        $written = $request->language === Lang::English ? 'inEnglish' : 'inFrench';

        return MailTexts::content(self::KEY, $recipient->language, [
            'subject' => $request->subject,
            'name' => trim("{$request->firstName} {$request->lastName}"),
            'email' => $request->email,
            'language' => MailTexts::common($written, $recipient->language),
            'message' => $request->message,
        ], replyTo: $request->email);
    }
}
