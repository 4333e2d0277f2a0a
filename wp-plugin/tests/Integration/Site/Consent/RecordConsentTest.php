<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Site\Consent;

use Passerelle\Site\Consent\Cli;
use Passerelle\Site\Consent\ConsentModule;
use Passerelle\Site\Consent\Proof;
use Passerelle\Site\Consent\Proofs;
use Passerelle\Site\Consent\RecordConsent;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class RecordConsentTest extends IntegrationTestCase
{
    private const ALICE = '11111111-1111-4111-8111-111111111111';
    private const BOB = '22222222-2222-4222-8222-222222222222';
    private const KEY = '33333333-3333-4333-8333-333333333333';
    private const OTHER_KEY = '44444444-4444-4444-8444-444444444444';

    private FrozenClock $clock;
    private Proofs $proofs;
    private RecordConsent $record;

    protected function setUp(): void
    {
        parent::setUp();
        $this->db->execute("DELETE FROM {$this->db->table('consents')}");
        $this->clock = new FrozenClock();
        $this->proofs = new Proofs($this->db);
        $this->record = new RecordConsent($this->proofs, Config::fromDirectory(__DIR__ . '/../../../../config'), $this->clock);
    }

    public function testStoresEachChoiceOfThePersonInOrder(): void
    {
        $first = $this->clock->now()->format('Y-m-d\TH:i:s\Z');
        ($this->record)(self::KEY, self::ALICE, ['analytics', 'social_login'], 1, Lang::French);
        ($this->record)('55555555-5555-4555-8555-555555555555', self::BOB, ['analytics'], 1, Lang::French);
        $this->clock->advance(3600);
        ($this->record)(self::OTHER_KEY, self::ALICE, [], 1, Lang::English);

        self::assertSame([
            ['consentId' => self::ALICE, 'granted' => ['social_login', 'analytics'], 'version' => 1, 'language' => 'fr', 'recordedAt' => $first],
            ['consentId' => self::ALICE, 'granted' => [], 'version' => 1, 'language' => 'en', 'recordedAt' => $this->clock->now()->format('Y-m-d\TH:i:s\Z')],
        ], $this->export(self::ALICE));
    }

    public function testStoresNoPersonalData(): void
    {
        $_SERVER['REMOTE_ADDR'] = '203.0.113.9';
        $_SERVER['HTTP_USER_AGENT'] = 'TellTale/1.0';
        ($this->record)(self::KEY, self::ALICE, ['analytics'], 1, Lang::French);
        $db = $this->db;

        $row = $db->rows("SELECT * FROM {$db->table('consents')} WHERE consent_id = %s", self::ALICE)[0];
        self::assertSame(['id', 'record_key', 'consent_id', 'granted', 'version', 'language', 'recorded_at'], array_keys($row));
        self::assertStringNotContainsString('203.0.113.9', implode(' ', $row));
        self::assertStringNotContainsString('TellTale', implode(' ', $row));
    }

    public function testTheSameSentTwiceIsOneProofWithTheFirstTime(): void
    {
        $kept = ($this->record)(self::KEY, self::ALICE, ['social_login', 'analytics'], 1, Lang::French);
        $this->clock->advance(60);
        $again = ($this->record)(self::KEY, self::ALICE, ['analytics', 'social_login', 'analytics'], 1, Lang::French);

        self::assertEquals($kept, $again);
        self::assertSame([$kept->toArray()], $this->export(self::ALICE));
    }

    public function testAKeyIsNotUsedForAnotherChoice(): void
    {
        $kept = ($this->record)(self::KEY, self::ALICE, [], 1, Lang::French);

        foreach ([[self::ALICE, ['analytics']], [self::BOB, []]] as [$person, $granted]) {
            self::assertSame(['idempotency_mismatch'], $this->refusals(fn () => ($this->record)(self::KEY, $person, $granted, 1, Lang::French)));
        }
        self::assertSame([[$kept->toArray()], []], [$this->export(self::ALICE), $this->export(self::BOB)]);
    }

    /** @param list<string> $granted */
    #[DataProvider('nonsense')]
    public function testRejectsInvalidValues(string $key, string $person, array $granted, int $version, string $refusal): void
    {
        self::assertSame([$refusal], $this->refusals(fn () => ($this->record)($key, $person, $granted, $version, Lang::French)));
        self::assertSame([], $this->export($person));
    }

    /** @return iterable<string, array{string, string, list<string>, int, string}> */
    public static function nonsense(): iterable
    {
        yield 'a key that is none' => ['key', self::ALICE, [], 1, 'key: unexpected_fields'];
        yield 'a key with more behind it' => [self::KEY . "\n", self::ALICE, [], 1, 'key: unexpected_fields'];
        yield 'an id in capitals' => [self::KEY, strtoupper('aaaaaaaa-1111-4111-8111-111111111111'), [], 1, 'consentId: unexpected_fields'];
        yield 'an id with SQL' => [self::KEY, "' OR 1=1 --", [], 1, 'consentId: unexpected_fields'];
        yield 'an unknown category' => [self::KEY, self::ALICE, ['analytics', 'advertising'], 1, 'granted: unexpected_fields'];
        yield 'the category that needs no consent' => [self::KEY, self::ALICE, ['essential'], 1, 'granted: unexpected_fields'];
        yield 'no version' => [self::KEY, self::ALICE, [], 0, 'version: unexpected_fields'];
        yield 'a version to come' => [self::KEY, self::ALICE, [], 1_000_000_000, 'version: unexpected_fields'];
    }

    public function testDeletesOldRowsAndKeepsOthers(): void
    {
        ($this->record)(self::KEY, self::ALICE, ['analytics'], 1, Lang::French);
        $this->clock->advance(548 * DAY_IN_SECONDS);
        self::assertSame(0, $this->record->forgetOld());
        $recent = ($this->record)(self::OTHER_KEY, self::BOB, [], 1, Lang::French);
        self::assertCount(1, $this->export(self::ALICE));
        $this->clock->advance(1);

        self::assertSame(1, $this->record->forgetOld());
        self::assertSame([[], [$recent->toArray()]], [$this->export(self::ALICE), $this->export(self::BOB)]);
    }

    public function testANewProofRemovesOldOnesWhereNoCronRuns(): void
    {
        ($this->record)(self::KEY, self::ALICE, ['analytics'], 1, Lang::French);
        $this->clock->advance(549 * DAY_IN_SECONDS);
        ($this->record)(self::OTHER_KEY, self::BOB, [], 1, Lang::French);

        self::assertSame([], $this->export(self::ALICE));
    }

    public function testIsRemovedDaily(): void
    {
        self::assertNotFalse(wp_next_scheduled(ConsentModule::DAILY));
        self::assertTrue(has_action(ConsentModule::DAILY));
    }

    public function testStaffExportProofsById(): void
    {
        $kept = ($this->record)(self::KEY, self::ALICE, ['analytics'], 1, Lang::English);
        ($this->record)(self::OTHER_KEY, self::BOB, [], 1, Lang::French);
        $cli = new Cli($this->proofs, $this->record);

        ob_start();
        $codes = [$cli->export(self::ALICE)];
        $printed = (string) ob_get_clean();
        ob_start();
        array_push($codes, $cli->export("x' OR 1=1 --"), $cli->purge());
        $rest = (string) ob_get_clean();
        self::assertSame([0, 2, 0], $codes);
        self::assertSame([$kept->toArray()], json_decode($printed, true));
        self::assertSame("Write --id= and the id as the page of cookies shows it.\n0 proofs removed.\n", $rest);
    }

    /** @return list<array<string, mixed>> */
    private function export(string $consentId): array
    {
        return array_map(static fn (Proof $proof): array => $proof->toArray(), $this->proofs->of($consentId));
    }
}
