<?php

declare(strict_types=1);

namespace Passerelle\Auth\Mails;

use Passerelle\Auth\PublicPages;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Button;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Mail;
use Passerelle\Mail\Recipient;

/** For somebody who asks for an account and has one: only the mailbox tells, never the site. */
final readonly class AlreadyRegisteredMail implements Mail
{
    public const KEY = 'auth.already_registered';

    public function __construct(private PublicPages $pages)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function letter(Recipient $recipient, array $data): Letter
    {
        $login = $this->pages->address('login', $recipient->language);
        $recovery = $this->pages->address('forgotPassword', $recipient->language);

        return $recipient->language === Lang::English
            ? new Letter('You already have an account', [
                'Somebody has just asked for a Passerelle account with this address. You already have one: nothing was changed.',
                'If it was you, sign in with your password.',
            ], new Button('Sign in', $login), [
                "You have forgotten your password? Ask for a new one here:\n{$recovery}",
                'If it was not you, ignore this message.',
            ])
            : new Letter('Vous avez déjà un compte', [
                "Un compte Passerelle vient d’être demandé avec cette adresse. Vous en avez déjà un\u{00A0}: rien n’a été modifié.",
                'Si c’était vous, connectez-vous avec votre mot de passe.',
            ], new Button('Se connecter', $login), [
                "Mot de passe oublié\u{202F}? Demandez-en un nouveau ici\u{00A0}:\n{$recovery}",
                'Si ce n’était pas vous, ignorez ce message.',
            ]);
    }
}
