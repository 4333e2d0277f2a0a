<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Newsletter;

use LogicException;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\NewsletterTables;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Proofs\ProofStore;
use Passerelle\Newsletter\Requests\Confirmed;
use Passerelle\Newsletter\Requests\ConfirmSubscription;
use Passerelle\Newsletter\Requests\RequestSubscription;
use Passerelle\Newsletter\Subscribers\Subscriber;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Subscribers\SubscriptionState;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;
use Passerelle\Security\LogHashes;
use Passerelle\Tests\Integration\Auth\AuthTestCase;

/** Subscriptions on a clock of the test, with their mails. */
abstract class NewsletterTestCase extends AuthTestCase
{
    protected const EMAIL = 'lecteur@example.test';
    protected const ADDRESS = '203.0.113.9';
    protected const DAY = 86_400;

    protected Sectors $sectors;
    protected Countries $countries;

    protected function setUp(): void
    {
        parent::setUp();
        $terms = new Terms($this->db);
        [$this->sectors, $this->countries] = [new Sectors($terms), new Countries($terms)];
        $this->usePluginWith([LogHashes::class => new LogHashes(['test' => 'a key of the test'])]);
        foreach (['outbox', NewsletterTables::SUBSCRIBERS, NewsletterTables::REQUESTS, NewsletterTables::PROOFS] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
    }

    protected function request(string $email = self::EMAIL, Lang $language = Lang::French, ProofSource $source = ProofSource::Footer): void
    {
        ($this->plugin->get(RequestSubscription::class))($email, $language, $source, self::ADDRESS);
    }

    /** @return list<array{to: string, subject: string, html: string}> what the worker sends now */
    protected function mails(): array
    {
        $mails = [];
        $watch = static function (mixed $done, mixed $mail) use (&$mails): bool {
            $text = static fn (string $name): string => is_array($mail) && is_string($mail[$name] ?? null) ? $mail[$name] : '';
            $mails[] = ['to' => $text('to'), 'subject' => $text('subject'), 'html' => $text('message')];

            return true;
        };
        add_filter('pre_wp_mail', $watch, 20, 2);
        while ($this->plugin->get(Dispatcher::class)->run() > 0) {
            continue;
        }
        remove_filter('pre_wp_mail', $watch, 20);

        return $mails;
    }

    /** The secret of the link of the one mail that waits. */
    protected function hash(): string
    {
        $mails = $this->mails();
        self::assertCount(1, $mails);

        return self::secret($mails[0]['html']);
    }

    protected static function secret(string $html): string
    {
        return preg_match('/[?]hash=([\w-]+)/', $html, $found) === 1 ? $found[1] : throw new LogicException('The mail has no link.');
    }

    protected function confirm(string $hash): Confirmed
    {
        return ($this->plugin->get(ConfirmSubscription::class))($hash, self::ADDRESS);
    }

    protected function subscribed(string $email = self::EMAIL, Lang $language = Lang::French): Subscriber
    {
        $this->request($email, $language);

        return $this->confirm($this->hash())->subscriber;
    }

    protected function stored(string $email = self::EMAIL): ?Subscriber
    {
        return $this->plugin->get(SubscriberStore::class)->ofAddress($email);
    }

    protected function state(string $email = self::EMAIL): ?SubscriptionState
    {
        return $this->stored($email)?->state;
    }

    /** @return list<string> "event source" of each proof, in order */
    protected function proofs(int $subscriberId): array
    {
        return array_map(static fn (array $row): string => "{$row['event']} {$row['source']}", $this->plugin->get(ProofStore::class)->of($subscriberId));
    }

    protected function rowsOf(string $table): int
    {
        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->db->table($table)}");
    }
}
