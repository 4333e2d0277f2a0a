<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Newsletter;

use LogicException;
use Passerelle\Kernel\DerivedKeys;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\NewsletterModule;
use Passerelle\Newsletter\NewsletterTables;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Requests\Confirmed;
use Passerelle\Newsletter\Subscribers\Subscriber;
use Passerelle\Newsletter\Subscribers\SubscriptionState;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;
use Passerelle\Security\LogHashes;
use Passerelle\Tests\Integration\Auth\AuthTestCase;
use Passerelle\Tests\SampleKeys;

/** Subscriptions on a clock of the test, with their mails. */
abstract class NewsletterTestCase extends AuthTestCase
{
    protected const EMAIL = 'lecteur@example.test';
    protected const ADDRESS = '203.0.113.9';
    protected const DAY = 86_400;

    protected NewsletterModule $newsletter;
    protected Sectors $sectors;
    protected Countries $countries;

    protected function setUp(): void
    {
        parent::setUp();
        $terms = new Terms($this->plugin->database);
        [$this->sectors, $this->countries] = [new Sectors($terms), new Countries($terms)];
        $this->newsletter = new NewsletterModule(
            $this->services($this->clock),
            $this->auth,
            $this->mail->mails,
            new LogHashes(['test' => 'a key of the test']),
            $this->sectors,
            $this->countries,
            static fn (string $purpose): DerivedKeys => SampleKeys::of("a key of the test {$purpose}"),
        );
        $this->connect($this->newsletter);
        foreach (['outbox', NewsletterTables::SUBSCRIBERS, NewsletterTables::REQUESTS, NewsletterTables::PROOFS] as $table) {
            $this->plugin->database->execute("DELETE FROM {$this->plugin->database->table($table)}");
        }
    }

    protected function request(string $email = self::EMAIL, Lang $language = Lang::French, ProofSource $source = ProofSource::Footer): void
    {
        ($this->newsletter->requesting->request)($email, $language, $source, self::ADDRESS);
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
        while ($this->outbox->dispatcher->run() > 0) {
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
        return ($this->newsletter->requesting->confirm)($hash, self::ADDRESS);
    }

    protected function subscribed(string $email = self::EMAIL, Lang $language = Lang::French): Subscriber
    {
        $this->request($email, $language);

        return $this->confirm($this->hash())->subscriber;
    }

    protected function stored(string $email = self::EMAIL): ?Subscriber
    {
        return $this->newsletter->subscriptions->store->ofAddress($email);
    }

    protected function state(string $email = self::EMAIL): ?SubscriptionState
    {
        return $this->stored($email)?->state;
    }

    /** @return list<string> "event source" of each proof, in order */
    protected function proofs(int $subscriberId): array
    {
        return array_map(static fn (array $row): string => "{$row['event']} {$row['source']}", $this->newsletter->subscriptions->proofs->of($subscriberId));
    }

    protected function rowsOf(string $table): int
    {
        return (int) $this->plugin->database->value("SELECT COUNT(*) FROM {$this->plugin->database->table($table)}");
    }
}
