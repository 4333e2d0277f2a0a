<?php

declare(strict_types=1);

namespace Passerelle\EmailChange\Mails;

use Passerelle\Auth\PublicPages;
use Passerelle\EmailChange\EmailChanges;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Button;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Mail;
use Passerelle\Mail\Recipient;

/** To the present address: another one was asked for, and nothing has changed yet. */
final readonly class ChangeAskedMail implements Mail
{
    public const KEY = 'email_change.asked';

    public function __construct(private EmailChanges $changes, private PublicPages $pages)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function letter(Recipient $recipient, array $data): ?Letter
    {
        if ($this->changes->pending($recipient->userId)?->id !== ($data['change'] ?? null)) {
            return null;
        }
        $settings = $this->pages->address('settings', $recipient->language);

        return $recipient->language === Lang::English
            ? new Letter('A new e-mail address for your account', [
                'Another e-mail address has just been asked for in the settings of your Passerelle account.',
                'Nothing has changed yet: the new address must be confirmed first. If it was you, there is nothing more to do here.',
            ], new Button('See or cancel the change', $settings), [
                'If it was not you, sign in, cancel the change and choose a new password at once: somebody may know yours.',
            ])
            : new Letter('Une nouvelle adresse pour votre compte', [
                'Une autre adresse e-mail vient d’être demandée dans les paramètres de votre compte Passerelle.',
                "Rien n’a encore changé\u{00A0}: la nouvelle adresse doit d’abord être confirmée. Si c’était vous, vous n’avez rien d’autre à faire ici.",
            ], new Button('Voir ou annuler le changement', $settings), [
                "Si ce n’était pas vous, connectez-vous, annulez le changement et choisissez tout de suite un nouveau mot de passe\u{00A0}: quelqu’un connaît peut-être le vôtre.",
            ]);
    }
}
