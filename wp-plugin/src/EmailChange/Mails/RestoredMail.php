<?php

declare(strict_types=1);

namespace Passerelle\EmailChange\Mails;

use Passerelle\Auth\LinkPurpose;
use Passerelle\Auth\Mails\AccountLink;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Button;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Mail;
use Passerelle\Mail\Recipient;

/** To the restored address: the change is taken back, and a new password has to be chosen. */
final readonly class RestoredMail implements Mail
{
    public const KEY = 'email_change.restored';

    public function __construct(private AccountLink $link)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function letter(Recipient $recipient, array $data): Letter
    {
        $link = $this->link->make(LinkPurpose::NewPassword, $recipient);
        $life = $this->link->life(LinkPurpose::NewPassword, $recipient->language);

        return $recipient->language === Lang::English
            ? new Letter('Your address is restored: choose a new password', [
                'The change of your e-mail address is taken back. Every session has been ended, and your former password no longer works.',
                "Choose a new one to sign in. The link works once, for {$life}; after that, ask for another one with \"Forgotten password\".",
            ], new Button('Choose a new password', $link))
            : new Letter("Votre adresse est rétablie\u{00A0}: choisissez un nouveau mot de passe", [
                'Le changement de votre adresse e-mail est annulé. Toutes les sessions ont été fermées, et votre ancien mot de passe ne fonctionne plus.',
                "Choisissez-en un nouveau. Le lien fonctionne une seule fois, pendant {$life}\u{202F}; ensuite, demandez-en un autre par «\u{00A0}Mot de passe oublié\u{00A0}».",
            ], new Button('Choisir un nouveau mot de passe', $link));
    }
}
