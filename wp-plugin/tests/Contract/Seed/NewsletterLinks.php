<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract\Seed;

use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\NewsletterTables;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Requests\RequestStore;
use Passerelle\Newsletter\Subscribers\Choice;
use Passerelle\Newsletter\Subscribers\Subscriber;
use Passerelle\Newsletter\Subscribers\SubscriptionLinks;
use Passerelle\Newsletter\Subscribers\Subscriptions;
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
            $plugin->get(Database::class)->execute("DELETE FROM {$plugin->get(Database::class)->table($table)}");
        }
        $subscriptions = $plugin->get(Subscriptions::class);
        $start = static fn (string $email): Subscriber => $subscriptions->locked(
            $email,
            static fn (): Subscriber => $subscriptions->start($email, new Choice(Lang::English)),
        );
        $former = $start(self::READER);
        $subscriptions->end($former, ProofSource::Mail);
        $requests = $plugin->get(RequestStore::class);
        $confirmation = static fn (string $email): string => (string) $requests->makeLink($requests->add($email, Lang::French, ProofSource::Home, 1, ''));

        $links = $plugin->get(SubscriptionLinks::class);

        return [
            'formerLetter' => $links->secret($former),
            'letter' => $links->secret($start(self::READER)),
            'confirmation' => $confirmation(self::NEWCOMER),
        ];
    }
}
