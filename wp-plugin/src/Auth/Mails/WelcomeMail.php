<?php

declare(strict_types=1);

namespace Passerelle\Auth\Mails;

use Passerelle\Auth\PublicPages;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Button;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Mail;
use Passerelle\Mail\Recipient;

/** Greets somebody whose account has just been opened. */
final readonly class WelcomeMail implements Mail
{
    public const KEY = 'auth.welcome';

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

        return $recipient->language === Lang::English
            ? new Letter('Welcome to Passerelle', [
                'Your account is open. It lets you read what is kept for members, and tell us which sectors and countries interest you.',
                'Sign in with your address and your password.',
            ], new Button('Sign in', $login), namesRecipient: false)
            : new Letter('Bienvenue sur Passerelle', [
                'Votre compte est ouvert. Il vous donne accès aux contenus réservés aux membres, et vous permet d’indiquer les secteurs et les pays qui vous intéressent.',
                'Connectez-vous avec votre adresse et votre mot de passe.',
            ], new Button('Se connecter', $login), namesRecipient: false);
    }
}
