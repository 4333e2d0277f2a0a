<?php

declare(strict_types=1);

namespace Passerelle\Contact;

use Passerelle\Languages\Lang;
use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Recipient;

/** A request as the team gets it: an answer goes straight to whoever wrote. */
final readonly class TeamMail implements AddressedMail
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

    public function letter(Recipient $recipient, array $data): ?Letter
    {
        $request = $this->requests->find(is_int($data['request'] ?? null) ? $data['request'] : 0);
        if ($request === null) {
            return null;
        }
        $name = trim("{$request->firstName} {$request->lastName}");
        $language = $request->language === Lang::English ? 'en anglais' : 'en français';

        return new Letter(
            "Contact – {$request->subject}",
            [
                "{$name} ({$request->email}) a écrit à l’équipe {$language}, par le formulaire de contact\u{00A0}:",
                $request->message,
                'Répondre à ce message, c’est répondre à cette personne. Elle a accepté la politique de confidentialité.',
            ],
            replyTo: $request->email,
        );
    }
}
