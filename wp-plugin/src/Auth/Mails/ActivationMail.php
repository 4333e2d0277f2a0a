<?php

declare(strict_types=1);

namespace Passerelle\Auth\Mails;

use Passerelle\Auth\AccountStage;
use Passerelle\Auth\AccountState;
use Passerelle\Auth\LinkPurpose;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Button;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Mail;
use Passerelle\Mail\Recipient;

/** The link that proves an address, and opens a new account or leads on to its last step. Made when it is sent. */
final readonly class ActivationMail implements Mail
{
    public const KEY = 'auth.activation';

    public function __construct(private AccountLink $link, private AccountState $accounts)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function letter(Recipient $recipient, array $data): ?Letter
    {
        $stage = $this->accounts->stageOf($recipient->userId);
        if ($stage === null || $this->accounts->isDisabled($recipient->userId)) {
            return null;
        }
        $purpose = LinkPurpose::Activation;
        $link = $this->link->make($purpose, $recipient);
        $life = $this->link->life($purpose, $recipient->language);

        return match ([$recipient->language, $stage === AccountStage::Pending]) {
            [Lang::English, true] => new Letter('Activate your account', [
                'You have asked for an account on Passerelle. One last step: confirm that this address is yours.',
                "The link works once, for {$life}.",
            ], new Button('Activate my account', $link), [
                'You did not ask for it? Then ignore this message: without your confirmation, the account is removed by itself.',
            ], namesRecipient: false),
            [Lang::English, false] => new Letter('Complete your account', [
                'An account on Passerelle is waiting for you with this address. Confirm that it is yours, then choose your password.',
                "The link works once, for {$life}.",
            ], new Button('Complete my account', $link), [
                'You did not ask for it? Then ignore this message: without your confirmation, the account is removed by itself.',
            ], namesRecipient: false),
            [Lang::French, true] => new Letter('Activez votre compte', [
                "Vous avez demandé un compte sur Passerelle. Dernière étape\u{00A0}: confirmez que cette adresse est bien la vôtre.",
                "Le lien fonctionne une seule fois, pendant {$life}.",
            ], new Button('Activer mon compte', $link), [
                "Vous n’avez rien demandé\u{202F}? Ignorez ce message\u{00A0}: sans confirmation de votre part, le compte sera supprimé de lui-même.",
            ], namesRecipient: false),
            [Lang::French, false] => new Letter('Terminez votre inscription', [
                'Un compte Passerelle vous attend à cette adresse. Confirmez qu’elle est bien la vôtre, puis choisissez votre mot de passe.',
                "Le lien fonctionne une seule fois, pendant {$life}.",
            ], new Button('Terminer mon inscription', $link), [
                "Vous n’avez rien demandé\u{202F}? Ignorez ce message\u{00A0}: sans confirmation de votre part, le compte sera supprimé de lui-même.",
            ], namesRecipient: false),
        };
    }
}
