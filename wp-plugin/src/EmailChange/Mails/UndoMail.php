<?php

declare(strict_types=1);

namespace Passerelle\EmailChange\Mails;

use Passerelle\Accounts\PersonLanguage;
use Passerelle\Auth\PublicPages;
use Passerelle\EmailChange\EmailChanges;
use Passerelle\Languages\Lang;
use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\Button;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Recipient;
use Passerelle\Mail\Span;

/** To the former address: the account has another one now, and this link takes the change back. */
final readonly class UndoMail implements AddressedMail
{
    public const KEY = 'email_change.undo';

    public function __construct(private EmailChanges $changes, private PublicPages $pages)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function recipient(array $data): ?Recipient
    {
        $change = $this->changes->find(self::id($data));

        return $change === null ? null : new Recipient($change->oldEmail, PersonLanguage::of($change->userId));
    }

    public function letter(Recipient $recipient, array $data): ?Letter
    {
        $secret = $this->changes->makeUndoLink(self::id($data));
        if ($secret === null) {
            return null;
        }
        $link = $this->pages->address('emailUndo', $recipient->language, $secret);
        $life = Span::say($this->changes->undoSeconds, $recipient->language);

        return $recipient->language === Lang::English
            ? new Letter('The address of your account has been changed', [
                'Your Passerelle account has another e-mail address now. This one no longer lets anybody sign in.',
                "If it was you, there is nothing more to do. If it was not you, take the change back: you have {$life}.",
                'Every session then ends, and we send you a link to choose a new password.',
            ], new Button('It was not me: take the change back', $link))
            : new Letter('L’adresse de votre compte a été modifiée', [
                'Votre compte Passerelle a désormais une autre adresse e-mail. Celle-ci ne permet plus de se connecter.',
                "Si c’était vous, vous n’avez rien d’autre à faire. Sinon, annulez ce changement\u{00A0}: vous avez {$life}.",
                "Toutes les sessions seront fermées, et nous vous enverrons un lien pour choisir un nouveau mot de passe.",
            ], new Button("Ce n’était pas moi\u{00A0}: annuler le changement", $link));
    }

    /** @param array<mixed> $data */
    private static function id(array $data): int
    {
        return is_int($data['change'] ?? null) ? $data['change'] : 0;
    }
}
