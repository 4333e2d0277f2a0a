<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Mails;

use Passerelle\Languages\Lang;
use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Recipient;
use Passerelle\Privacy\Farewells;

/** The account is gone. */
final readonly class DeletionDone implements AddressedMail
{
    public const KEY = 'privacy.deletion_done';

    public function __construct(private Farewells $farewells)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function recipient(array $data): ?Recipient
    {
        return $this->farewells->find(is_int($data['farewell'] ?? null) ? $data['farewell'] : 0);
    }

    public function letter(Recipient $recipient, array $data): Letter
    {
        return $recipient->language === Lang::English
            ? new Letter('Your account is deleted', [
                'Your Passerelle account is deleted, with your profile, your drafts, your files and your sessions.',
                'What you had published is gone, stays without your name or belongs to somebody else now, as you chose.',
                'We keep nothing that leads to you; this address too is forgotten within a few days. You are welcome to come back at any time.',
            ])
            : new Letter('Votre compte est supprimé', [
                'Votre compte Passerelle est supprimé, avec votre profil, vos brouillons, vos fichiers et vos sessions.',
                'Ce que vous aviez publié a disparu, reste sans votre nom ou appartient désormais à quelqu’un d’autre, comme vous l’avez choisi.',
                "Nous ne gardons rien qui mène à vous\u{202F}; cette adresse aussi sera oubliée dans quelques jours. Vous serez toujours les bienvenus.",
            ]);
    }
}
