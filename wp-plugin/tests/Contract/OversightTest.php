<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** Figures about moderation. */
final class OversightTest extends ContractTestCase
{
    private const STATISTICS = 'query ($from: String, $to: String) { passerelleModerationStatistics(from: $from, to: $to) {
        from to altered medianWait ninetiethWait types { type waiting submitted decided } countries { country waiting submitted decided }
        validators { id name decided altered } decisions { decision count } reasons { reason count } } }';

    public function testAdministratorsReadStatistics(): void
    {
        foreach (['administrator', 'super-administrator'] as $person) {
            $answer = Site::get()->query(self::STATISTICS, ['from' => '2026-01-01', 'to' => '2026-01-31'], $person);
            self::assertFalse($answer->hasErrors(), $answer->body);
            $this->assertKeepsSecrets($answer);
            /** @var array{passerelleModerationStatistics: array{from: string, to: string, types: list<array<string, mixed>>, reasons: list<array<string, mixed>>}} $data */
            $data = $answer->data();
            $statistics = $data['passerelleModerationStatistics'];
            self::assertSame(['2026-01-01', '2026-01-31'], [$statistics['from'], $statistics['to']]);
            self::assertSame(['community_profile', 'initiative', 'event', 'resource'], array_column($statistics['types'], 'type'));
            self::assertSame(['incomplete', 'no_clear_link', 'duplicate', 'terms_of_use', 'other'], array_column($statistics['reasons'], 'reason'));
        }
    }

    public function testOthersReadNoStatistics(): void
    {
        foreach ([null, 'other', 'owner', 'operateur', 'moderateur', 'editor'] as $person) {
            $answer = Site::get()->query(self::STATISTICS, [], $person);
            self::assertSame(['forbidden'], self::refusals($answer), $person ?? 'nobody');
            self::assertSame([], array_filter((array) $answer->data(), is_array(...)));
        }
    }

    public function testOnlyPeriodsAreTaken(): void
    {
        foreach ([['from' => "' OR 1=1"], ['to' => '2026-02-30'], ['from' => '2026-02-02', 'to' => '2026-02-01']] as $variables) {
            self::assertSame(['invalid_fields'], self::refusals(Site::get()->query(self::STATISTICS, $variables, 'administrator')));
        }
    }

    public function testAnybodyReadsPublicFiguresOfMonths(): void
    {
        $document = 'query ($from: String!, $to: String!) { passerellePublicFigures(from: $from, to: $to) { month submitted published sentBack refused medianWaitingDays
            types { type submitted published sentBack refused medianWaitingDays } countries { country submitted published sentBack refused medianWaitingDays } } }';
        foreach ([null, 'other', 'administrator'] as $person) {
            $answer = Site::get()->query($document, ['from' => '2026-01', 'to' => '2026-12'], $person);
            self::assertFalse($answer->hasErrors(), $answer->body);
            $this->assertKeepsSecrets($answer, $person);
            self::assertSame(['invalid_fields'], self::refusals(Site::get()->query($document, ['from' => '2026-13', 'to' => '2026-12'], $person)));
        }
    }

    /** @return list<string> codes */
    private static function refusals(Answer $answer): array
    {
        /** @var array{errors: list<array{extensions: array{code: string}}>} $body */
        $body = json_decode($answer->body, true, flags: JSON_THROW_ON_ERROR);

        return array_column(array_column($body['errors'], 'extensions'), 'code');
    }
}
