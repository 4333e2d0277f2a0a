<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Mails;

use Passerelle\Languages\Lang;
use Passerelle\Mail\Button;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Mail;
use Passerelle\Mail\Recipient;
use Passerelle\Privacy\DeletionPlans;

/** The account will end, and on which day; whoever did not ask for it learns it in time. */
final readonly class DeletionAsked implements Mail
{
    public const KEY = 'privacy.deletion_asked';

    public function __construct(private DeletionPlans $plans, private SettingsAddress $address)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function letter(Recipient $recipient, array $data): ?Letter
    {
        $plan = $this->plans->of($recipient->userId);
        if ($plan === null) {
            return null;
        }
        $day = Day::of($plan->due, $recipient->language);
        $url = $this->address->in($recipient->language);

        return $recipient->language === Lang::English
            ? new Letter('Your account will be deleted', [
                "You asked us to delete your Passerelle account. It will be deleted on {$day}, with everything that you chose to remove.",
                'Until then you can sign in as before, download your data and change your mind.',
            ], new Button('See or cancel the deletion', $url), [
                'If you did not ask for this, sign in, cancel the deletion and change your password: somebody may know it.',
            ])
            : new Letter('Votre compte va être supprimé', [
                "Vous avez demandé la suppression de votre compte Passerelle. Il sera supprimé le {$day}, avec tout ce que vous avez choisi de retirer.",
                'Jusque-là, vous pouvez vous connecter comme avant, télécharger vos données et changer d’avis.',
            ], new Button('Voir ou annuler la suppression', $url), [
                "Si cette demande ne vient pas de vous, connectez-vous, annulez la suppression et changez votre mot de passe\u{00A0}: quelqu’un le connaît peut-être.",
            ]);
    }
}
