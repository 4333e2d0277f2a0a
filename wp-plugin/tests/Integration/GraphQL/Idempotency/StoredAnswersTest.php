<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\GraphQL\Idempotency;

use LengthException;
use Passerelle\GraphQL\Idempotency\IdempotencyTables;
use Passerelle\GraphQL\Idempotency\IdempotentWrite;
use Passerelle\GraphQL\Idempotency\StoredAnswers;
use Passerelle\Kernel\Config;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Accounts\Privacy\Records\TransientRecords;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;

final class StoredAnswersTest extends IntegrationTestCase
{
    private const ANSWER = ['data' => ['title' => 'A title of a person']];

    private FrozenClock $clock;
    private StoredAnswers $answers;
    private Config $config;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clock = new FrozenClock('2026-11-28T10:00:00Z');
        $this->config = Config::fromDirectory(dirname(__DIR__, 4) . '/config');
        $this->answers = new StoredAnswers($this->db, $this->clock, $this->config);
        $this->db->execute("DELETE FROM {$this->db->table(IdempotencyTables::KEYS)}");
    }

    public function testFindsWhatWasStoredForTheSameKeyAndSaysWhetherTheBodyIsTheSame(): void
    {
        self::assertNull($this->answers->find($this->write('key')));
        self::assertTrue($this->answers->claim($this->write('key')));
        self::assertFalse($this->answers->claim($this->write('key')), 'taken');
        $this->answers->fill($this->write('key'), self::ANSWER);

        $found = $this->answers->find($this->write('key'));
        self::assertSame([true, self::ANSWER], [$found?->isOfBody, $found?->answer]);
        self::assertFalse($this->answers->find($this->write('key', body: 'other'))?->isOfBody);
        self::assertNull($this->answers->find($this->write('key', userId: 8)));
        self::assertNull($this->answers->find($this->write('key', operation: 'Other')));
        self::assertStringNotContainsString('title', (string) json_encode($this->rows()));

        $this->answers->release($this->write('key'));
        self::assertNull($this->answers->find($this->write('key')));
    }

    public function testRefusesAnAnswerThatTheProxyWouldNotTake(): void
    {
        $this->answers->claim($this->write('key'));
        $this->expectException(LengthException::class);

        $this->answers->fill($this->write('key'), ['data' => ['text' => base64_encode(random_bytes(max(1, $this->config->limit('idempotency', 'answerBytes'))))]]);
    }

    public function testForgetsAfterADay(): void
    {
        $this->store('old');
        $this->clock->advance(12 * HOUR_IN_SECONDS);
        $this->store('new');
        $this->clock->advance(12 * HOUR_IN_SECONDS + 1);

        self::assertSame(1, $this->answers->forgetOld());
        self::assertSame([null, self::ANSWER], [$this->answers->find($this->write('old'))?->answer, $this->answers->find($this->write('new'))?->answer]);
    }

    public function testKeepsTheNewestOfAnAccountOnly(): void
    {
        $limit = $this->config->limit('idempotency', 'perAccount');
        $this->store('oldest');
        $this->store('of another account', userId: 8);
        foreach (range(1, $limit) as $number) {
            $this->answers->claim($this->write("key {$number}"));
        }

        $this->answers->bound(7);

        self::assertNull($this->answers->find($this->write('oldest')));
        self::assertNotNull($this->answers->find($this->write('key 1')));
        self::assertNotNull($this->answers->find($this->write('of another account', userId: 8)));
    }

    public function testIsErasedWithTheAccount(): void
    {
        $person = $this->users->beneficiaire()->id;
        $this->store('mine', userId: $person);
        $this->store('of another account', userId: $person + 1);

        (new TransientRecords($this->db))->erase(new Erasure($person, PublishedItems::Keep, 0, 1_000_000));

        $ofAnother = $this->answers->find($this->write('of another account', userId: $person + 1));
        self::assertSame([null, true], [$this->answers->find($this->write('mine', userId: $person)), $ofAnother !== null]);
    }

    private function store(string $key, int $userId = 7): void
    {
        $this->answers->claim($this->write($key, userId: $userId));
        $this->answers->fill($this->write($key, userId: $userId), self::ANSWER);
    }

    private function write(string $key, string $body = 'body', int $userId = 7, string $operation = 'Save'): IdempotentWrite
    {
        $hash = static fn (string $text): string => rtrim(strtr(base64_encode(hash('sha256', $text, true)), '+/', '-_'), '=');

        return IdempotentWrite::of("{$hash($key)}.{$hash($body)}.{$hash('visitor')}", $userId, $operation) ?? self::fail('The header is well-formed.');
    }

    /** @return list<array<string, string|null>> */
    private function rows(): array
    {
        return $this->db->rows("SELECT * FROM {$this->db->table(IdempotencyTables::KEYS)}");
    }
}
