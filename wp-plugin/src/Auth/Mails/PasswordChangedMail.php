<?php

declare(strict_types=1);

namespace Passerelle\Auth\Mails;

use Passerelle\Auth\PublicPages;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Button;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Mail;
use Passerelle\Mail\Recipient;

/** Tells somebody that their password is a new one, whoever changed it. */
final readonly class PasswordChangedMail implements Mail
{
    public const KEY = 'auth.password_changed';

    public function __construct(private PublicPages $pages)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function letter(Recipient $recipient, array $data): Letter
    {
        $recovery = $this->pages->address('forgotPassword', $recipient->language);

        return $recipient->language === Lang::English
            ? new Letter('Your password has been changed', [
                'The password of your Passerelle account has just been changed. All sessions that were open before have been ended.',
                'If it was you, there is nothing more to do.',
                'If it was not you, choose a new password at once, then write to us.',
            ], new Button('Choose a new password', $recovery))
            : new Letter('Votre mot de passe a été modifié', [
                'Le mot de passe de votre compte Passerelle vient d’être modifié. Toutes les sessions ouvertes auparavant ont été fermées.',
                'Si c’était vous, vous n’avez rien d’autre à faire.',
                'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, puis écrivez-nous.',
            ], new Button('Choisir un nouveau mot de passe', $recovery));
    }
}
