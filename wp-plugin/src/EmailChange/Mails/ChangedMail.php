<?php

declare(strict_types=1);

namespace Passerelle\EmailChange\Mails;

use Passerelle\Auth\PublicPages;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Button;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Mail;
use Passerelle\Mail\Recipient;

/** To the new address: it is the account's from now on. */
final readonly class ChangedMail implements Mail
{
    public const KEY = 'email_change.changed';

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
            ? new Letter('Your e-mail address has been changed', [
                'From now on, sign in to Passerelle with this address. Your password stays the same.',
                'We have told your former address, from which the change can be taken back for a few days. Sessions on other devices have been ended.',
            ], new Button('Sign in', $login), namesRecipient: false)
            : new Letter('Votre adresse e-mail a été modifiée', [
                'Désormais, connectez-vous à Passerelle avec cette adresse. Votre mot de passe reste le même.',
                'Nous avons prévenu votre ancienne adresse, d’où ce changement peut être annulé pendant quelques jours. Les sessions sur vos autres appareils ont été fermées.',
            ], new Button('Se connecter', $login), namesRecipient: false);
    }
}
