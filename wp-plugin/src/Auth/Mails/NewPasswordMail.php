<?php

declare(strict_types=1);

namespace Passerelle\Auth\Mails;

use Passerelle\Auth\AccountState;
use Passerelle\Auth\LinkPurpose;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Button;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Mail;
use Passerelle\Mail\Recipient;

/** The link to choose a new password with. Made when it is sent. */
final readonly class NewPasswordMail implements Mail
{
    public const KEY = 'auth.new_password';

    public function __construct(private AccountLink $link, private AccountState $accounts)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function letter(Recipient $recipient, array $data): ?Letter
    {
        if (!$this->accounts->isUsable($recipient->userId)) {
            return null;
        }
        $purpose = LinkPurpose::NewPassword;
        $link = $this->link->make($purpose, $recipient);
        $life = $this->link->life($purpose, $recipient->language);

        return $recipient->language === Lang::English
            ? new Letter('Choose a new password', [
                'You have asked for a new password for your Passerelle account.',
                "The link works once, for {$life}. If you asked several times, only the latest link works.",
            ], new Button('Choose a new password', $link), [
                'You did not ask for it? Then ignore this message: your password stays as it is.',
            ])
            : new Letter('Choisissez un nouveau mot de passe', [
                'Vous avez demandé un nouveau mot de passe pour votre compte Passerelle.',
                "Le lien fonctionne une seule fois, pendant {$life}. Si vous avez fait plusieurs demandes, seul le dernier lien fonctionne.",
            ], new Button('Choisir un nouveau mot de passe', $link), [
                "Vous n’avez rien demandé\u{202F}? Ignorez ce message\u{00A0}: votre mot de passe reste le même.",
            ]);
    }
}
