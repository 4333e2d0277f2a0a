<?php

declare(strict_types=1);

namespace Passerelle\EmailChange\Mails;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Accounts\PersonLanguage;
use Passerelle\Auth\AccountState;
use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\PublicPages;
use Passerelle\Auth\Throttle;
use Passerelle\EmailChange\EmailChange;
use Passerelle\EmailChange\EmailChanges;
use Passerelle\Languages\Lang;
use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\Button;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Recipient;
use Passerelle\Mail\Span;

/**
 * To a new address: its link proves it. Nothing that somebody typed stands in it, since the mailbox may belong to anybody.
 * A mailbox that has an account learns so, and nobody else does.
 */
final readonly class ProofMail implements AddressedMail
{
    public const KEY = 'email_change.proof';

    public function __construct(
        private EmailChanges $changes,
        private PublicPages $pages,
        private EmailLookup $lookup,
        private AccountState $state,
        private Throttle $throttle,
        private AuthLimits $limits,
    ) {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function recipient(array $data): ?Recipient
    {
        $change = $this->change($data);

        return $change === null ? null : new Recipient($change->newEmail, PersonLanguage::of($change->userId));
    }

    public function letter(Recipient $recipient, array $data): ?Letter
    {
        $change = $this->change($data);
        // One count with registrations: nobody's mailbox is filled.
        if ($change === null || !$this->throttle->isWithin("mail:{$change->newEmail}", $this->limits->mailsPerPerson, $this->limits->formSeconds)) {
            return null;
        }
        $holder = $this->lookup->find($change->newEmail);
        if ($holder !== null && $this->state->stageOf($holder->ID) === null) {
            return self::taken($recipient->language, $this->pages->address('login', $recipient->language));
        }
        $secret = $this->changes->makeConfirmLink($change->id);

        return $secret === null ? null : self::proof(
            $recipient->language,
            $this->pages->address('emailConfirm', $recipient->language, $secret),
            Span::say($this->changes->confirmSeconds, $recipient->language),
        );
    }

    private static function proof(Lang $language, string $link, string $life): Letter
    {
        return $language === Lang::English
            ? new Letter('Confirm your new e-mail address', [
                'Somebody wants to use this address for their Passerelle account. If it was you, confirm that it is yours.',
                "The link works once, for {$life}. Until then your account keeps its present address.",
            ], new Button('Confirm this address', $link), [
                'It was not you? Then ignore this message: nothing will change.',
            ], namesRecipient: false)
            : new Letter('Confirmez votre nouvelle adresse e-mail', [
                "Une personne souhaite utiliser cette adresse pour son compte Passerelle. Si c’est vous, confirmez qu’elle est bien la vôtre.",
                "Le lien fonctionne une seule fois, pendant {$life}. D’ici là, votre compte garde son adresse actuelle.",
            ], new Button('Confirmer cette adresse', $link), [
                "Ce n’était pas vous\u{202F}? Ignorez ce message\u{00A0}: rien ne changera.",
            ], namesRecipient: false);
    }

    private static function taken(Lang $language, string $login): Letter
    {
        return $language === Lang::English
            ? new Letter('This address already has an account', [
                'Somebody wants to use this address for another Passerelle account. It already has one: nothing was changed.',
                'If it was you, sign in with this address, or choose another address for the other account.',
            ], new Button('Sign in', $login), ['If it was not you, ignore this message.'], namesRecipient: false)
            : new Letter('Cette adresse a déjà un compte', [
                "Une personne souhaite utiliser cette adresse pour un autre compte Passerelle. Elle en a déjà un\u{00A0}: rien n’a été modifié.",
                'Si c’était vous, connectez-vous avec cette adresse, ou choisissez-en une autre pour l’autre compte.',
            ], new Button('Se connecter', $login), ['Si ce n’était pas vous, ignorez ce message.'], namesRecipient: false);
    }

    /** @param array<mixed> $data */
    private function change(array $data): ?EmailChange
    {
        $change = $this->changes->find(is_int($data['change'] ?? null) ? $data['change'] : 0);

        return $change !== null && $this->changes->pending($change->userId)?->id === $change->id ? $change : null;
    }
}
