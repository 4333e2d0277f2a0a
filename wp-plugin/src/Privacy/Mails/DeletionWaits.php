<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Mails;

use Passerelle\Languages\Lang;
use Passerelle\Mail\Button;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Mail;
use Passerelle\Mail\Recipient;
use Passerelle\Privacy\DeletionPlans;
use Passerelle\Privacy\Records\Structures;

/** The account could not end on its day: a structure would be left without an owner. */
final readonly class DeletionWaits implements Mail
{
    public const KEY = 'privacy.deletion_waits';

    public function __construct(private DeletionPlans $plans, private Structures $structures, private SettingsAddress $address)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function letter(Recipient $recipient, array $data): ?Letter
    {
        $names = $this->structures->onlyOwnedBy($recipient->userId);
        if ($names === [] || $this->plans->of($recipient->userId) === null) {
            return null;
        }
        $url = $this->address->in($recipient->language);
        $list = implode(', ', $names);

        return $recipient->language === Lang::English
            ? new Letter('Your account could not be deleted yet', [
                "You are now the only owner of: {$list}. Hand it over, or ask us to delete it; your account will then be deleted within a day.",
            ], new Button('Open my settings', $url))
            : new Letter('Votre compte n’a pas encore pu être supprimé', [
                "Vous êtes désormais seul propriétaire de\u{00A0}: {$list}. "
                    . "Transmettez-la, ou demandez-nous de la supprimer\u{202F}; votre compte sera supprimé dans la journée qui suit.",
            ], new Button('Ouvrir mes paramètres', $url));
    }
}
