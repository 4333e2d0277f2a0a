<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Newsletter;

use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Proofs\ProofStore;
use Passerelle\Newsletter\Requests\RequestStore;
use Passerelle\Newsletter\Subscribers\Choice;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Subscribers\SubscriptionLinks;
use Passerelle\Newsletter\Subscribers\Subscriptions;
use Passerelle\Newsletter\Subscribers\SubscriptionState;
use Passerelle\Plugin;
use Passerelle\Tests\ConcurrentProcesses;
use PHPUnit\Framework\TestCase;

/** Several processes, so nothing can be rolled back: the subscription is made and deleted for real. */
final class ParallelChangesTest extends TestCase
{
    private const EMAIL = 'parallel-reader@example.test';
    private const PROCESSES = 4;

    protected function setUp(): void
    {
        wp_cache_flush();
    }

    protected function tearDown(): void
    {
        Plugin::running()->get(Subscriptions::class)->erase(self::EMAIL, ProofSource::Team);
        $db = Plugin::running()->get(Database::class);
        $db->execute("DELETE FROM {$db->table('newsletter_proofs')}");
        $db->execute("DELETE FROM {$db->table('throttle')}");
    }

    public function testExactlyOneOfSimultaneousConfirmationsSubscribes(): void
    {
        $hash = $this->confirmation();
        $answers = $this->atOnce(array_fill(0, self::PROCESSES, ['confirm', $hash]));

        self::assertEquals(['confirmed' => 1, 'already' => self::PROCESSES - 1], array_count_values($answers), implode(', ', $answers));
        self::assertSame([SubscriptionState::Active, 1, ['requested', 'confirmed']], $this->stored());
    }

    public function testTwoRequestsOfOneAddressSubscribeItOnce(): void
    {
        $answers = $this->atOnce(array_map(fn (): array => ['confirm', $this->confirmation()], range(1, self::PROCESSES)));

        self::assertEquals(['confirmed' => 1, 'already' => self::PROCESSES - 1], array_count_values($answers), implode(', ', $answers));
        self::assertSame([SubscriptionState::Active, 1], array_slice($this->stored(), 0, 2));
    }

    public function testExactlyOneOfSimultaneousUnsubscriptionsEndsIt(): void
    {
        $answers = $this->atOnce(array_fill(0, self::PROCESSES, ['unsubscribe', $this->letter()]));

        self::assertEquals(['ended' => 1, 'ended before' => self::PROCESSES - 1], array_count_values($answers), implode(', ', $answers));
        self::assertSame([SubscriptionState::Ended, 1, ['unsubscribed']], $this->stored());
    }

    public function testUnsubscribingWinsOverARefusalAtTheSameMoment(): void
    {
        $letter = $this->letter();
        $this->atOnce([['unsubscribe', $letter], ['bounce', $letter], ['unsubscribe', $letter], ['bounce', $letter]]);
        [$state, $generation, $events] = $this->stored();

        self::assertSame([SubscriptionState::Ended, 1], [$state, $generation]);
        self::assertContains($events, [['unsubscribed'], ['bounced', 'unsubscribed']]);
    }

    public function testOfConfirmingAndUnsubscribingAtOnceOneIsTheLast(): void
    {
        $letter = $this->letter();
        $confirmation = $this->confirmation();
        $answers = $this->atOnce([['unsubscribe', $letter], ['confirm', $confirmation]]);
        [$state, $generation] = $this->stored();

        // Either the confirmation came first and changed nothing, or its request was void.
        self::assertContains($answers, [['ended', 'already'], ['ended', 'link_expired']]);
        self::assertSame([SubscriptionState::Ended, 1], [$state, $generation]);
    }

    private function confirmation(): string
    {
        $store = Plugin::running()->get(RequestStore::class);

        return (string) $store->makeLink($store->add(self::EMAIL, Lang::French, ProofSource::Page, 1, ''));
    }

    private function letter(): string
    {
        $subscriber = Plugin::running()->get(Subscriptions::class)->locked(
            self::EMAIL,
            fn () => Plugin::running()->get(Subscriptions::class)->start(self::EMAIL, new Choice(Lang::French)),
        );

        return Plugin::running()->get(SubscriptionLinks::class)->secret($subscriber);
    }

    /**
     * @param list<array{string, string}> $changes
     * @return list<string> what each process answers
     */
    private function atOnce(array $changes): array
    {
        return ConcurrentProcesses::answers(array_map(static fn (array $change): array => [__DIR__ . '/Processes/change.php', ...$change], $changes));
    }

    /** @return array{SubscriptionState|null, int, list<string|null>} state, generation and the events that are proved */
    private function stored(): array
    {
        $subscriber = Plugin::running()->get(SubscriberStore::class)->ofAddress(self::EMAIL);

        return [
            $subscriber?->state,
            $subscriber->generation ?? 0,
            array_column(Plugin::running()->get(ProofStore::class)->of($subscriber->id ?? 0), 'event'),
        ];
    }
}
