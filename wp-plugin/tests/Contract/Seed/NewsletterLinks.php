<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract\Seed;

use Passerelle\Languages\Lang;
use Passerelle\Newsletter\NewsletterTables;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Subscribers\Choice;
use Passerelle\Newsletter\Subscribers\Subscriber;
use Passerelle\Plugin;

/** Links of mails about the newsletter: a letter, a letter from before its reader subscribed again, and two confirmations. */
final class NewsletterLinks
{
    public const READER = 'newsletter-reader@secret.test';
    public const NEWCOMER = 'newsletter-newcomer@secret.test';

    /** @return array<string, string> secrets by name */
    public static function make(Plugin $plugin): array
    {
        foreach ([NewsletterTables::SUBSCRIBERS, NewsletterTables::REQUESTS, NewsletterTables::PROOFS] as $table) {
            $plugin->database->execute("DELETE FROM {$plugin->database->table($table)}");
        }
        $newsletter = $plugin->newsletter;
        $start = static fn (string $email): Subscriber => $newsletter->subscriptions->locked(
            $email,
            static fn (): Subscriber => $newsletter->subscriptions->start($email, new Choice(Lang::English)),
        );
        $former = $start(self::READER);
        $newsletter->subscriptions->end($former, ProofSource::Mail);
        $requests = $newsletter->requesting->store;
        $confirmation = static fn (string $email): string => (string) $requests->makeLink($requests->add($email, Lang::French, ProofSource::Home, 1, ''));

        return [
            'formerLetter' => $newsletter->links->secret($former),
            'letter' => $newsletter->links->secret($start(self::READER)),
            'confirmation' => $confirmation(self::NEWCOMER),
        ];
    }
}
