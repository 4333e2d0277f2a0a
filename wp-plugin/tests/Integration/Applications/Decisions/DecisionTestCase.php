<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Decisions;

use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\Applications\Decisions\Preparing\PrepareDecisions;
use Passerelle\Applications\Decisions\Preparing\ReadDecisions;
use Passerelle\Applications\Decisions\Publication\PublicationRequest;
use Passerelle\Applications\Decisions\Publication\PublishDecisions;
use Passerelle\Applications\Decisions\Settings\ChangeSettings;
use Passerelle\Applications\Decisions\Settings\SettingsInput;
use Passerelle\Applications\EligibilityCheck\CheckEligibility;
use Passerelle\Applications\EligibilityCheck\EligibilityInput;
use Passerelle\Applications\EligibilityCheck\EligibilityResult;
use Passerelle\Applications\Handling\HandlingResult;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Applications\Review\ReviewTestCase;

/**
 * A closed call that asks a title and an amount, with eligible applications of Aïda, Bintou and Chloé.
 *
 * @phpstan-type Row array{
 *     amountAsked: string|null, id: int, isOutdated: bool, name: string, number: string, prepared: array<string, mixed>|null,
 *     published: array<string, mixed>|null, rank: int|null, state: string, total: int|null, version: int,
 * }
 */
abstract class DecisionTestCase extends ReviewTestCase
{
    protected const AFTER = '2027-01-10 10:00:00';
    protected const CONFIRM_UNTIL = '2027-02-01T23:59:59Z';
    protected const FORM = [
        'motive' => ['kind' => 'longText', 'required' => true, 'max' => 2000],
        'title' => ['kind' => 'shortText', 'commonField' => 'title'],
        'amount' => ['kind' => 'amount', 'currency' => 'EUR', 'commonField' => 'amountRequested'],
        'mail' => ['kind' => 'email'],
        'gender' => ['kind' => 'choice', 'statistical' => true, 'choices' => [['id' => 'woman', 'label' => ['fr' => 'Femme', 'en' => 'Woman']]]],
    ];

    protected Viewer $bintou;
    protected Viewer $chloe;
    protected int $second;
    protected int $third;

    protected function setUp(): void
    {
        parent::setUp();
        $this->bintou = $this->named('Bintou');
        $this->chloe = $this->named('Chloé');
        $this->second = $this->sent($this->bintou, ['motive' => 'Savane', 'title' => 'Rythmes', 'amount' => '1500.5']);
        $this->third = $this->sent($this->chloe, ['motive' => 'Mer']);
        $this->at(self::AFTER);
        $this->findEligible($this->id, $this->second, $this->third);
    }

    protected function findEligible(int ...$ids): void
    {
        $results = ($this->plugin->get(CheckEligibility::class))(
            $this->manager,
            $this->items(...$ids),
            EligibilityInput::of(EligibilityResult::Eligible, null, null, '', 100),
        );
        self::assertSame([], self::refused($results));
    }

    /** @return list<array{id: int, version: int}> with the versions as they are */
    protected function items(int ...$ids): array
    {
        return array_map(fn (int $id): array => ['id' => $id, 'version' => $this->handling($id)], array_values($ids));
    }

    /**
     * @param list<int> $ids
     * @param string $amount awarded to each
     * @return list<HandlingResult>
     */
    protected function prepare(array $ids, DecisionKind $kind, string $amount = '', ?int $place = null, ?Viewer $by = null, string $currency = 'EUR'): array
    {
        return $this->plugin->get(PrepareDecisions::class)->prepare(
            $by ?? $this->manager,
            $this->items(...$ids),
            new DecisionInput($kind, $amount === '' ? '' : $currency, $place),
            array_fill_keys($ids, $amount),
        );
    }

    /** @return array<string, mixed> */
    protected function decisions(?Viewer $viewer = null): array
    {
        return $this->plugin->get(ReadDecisions::class)->data($viewer ?? $this->manager, $this->call->id, null);
    }

    /** @return array<int, Row> by application */
    protected function rows(?Viewer $viewer = null): array
    {
        /** @var list<Row> $rows */
        $rows = $this->decisions($viewer)['rows'];

        return array_column($rows, null, 'id');
    }

    /** @return array<string, array{subject: string, body: string}> by language */
    protected function letters(int $id, ?Viewer $viewer = null): array
    {
        /** @var list<array{body: string, language: string, subject: string}> $letters */
        $letters = $this->plugin->get(ReadDecisions::class)->letters($viewer ?? $this->manager, $id)['letters'];
        $by = [];
        foreach ($letters as $letter) {
            $by[$letter['language']] = ['subject' => $letter['subject'], 'body' => $letter['body']];
        }

        return $by;
    }

    /** @param array<string, string> $bodies French ones by decision; the others stay as they are */
    protected function saveSettings(
        array $bodies = [],
        ?string $confirmUntil = self::CONFIRM_UNTIL,
        ?int $version = null,
        ?Viewer $by = null,
        int $offerDays = 7,
        ?int $reviewDays = null,
        ?bool $showsResults = null,
    ): void {
        /** @var array{letters: list<array{body: string, kind: string, language: string, subject: string}>, version: int} $settings */
        $settings = $this->decisions()['settings'];
        $letters = [];
        foreach ($settings['letters'] as $letter) {
            $body = $letter['language'] === 'fr' ? $bodies[$letter['kind']] ?? $letter['body'] : $letter['body'];
            $letters[$letter['kind']][$letter['language']] = ['subject' => $letter['subject'], 'body' => $body];
        }
        ($this->plugin->get(ChangeSettings::class))(
            $by ?? $this->manager,
            $this->call->id,
            null,
            $version ?? $settings['version'],
            new SettingsInput($letters, $confirmUntil ?? '', $offerDays, $reviewDays, $showsResults),
        );
    }

    /** @param array<string, int> $counts by decision */
    protected function publish(array $counts, int $undecided = 0, bool $leaves = false, ?Viewer $by = null): int
    {
        return ($this->plugin->get(PublishDecisions::class))($by ?? $this->manager, new PublicationRequest($this->call->id, null, $counts, $undecided, $leaves));
    }

    /**
     * @param list<HandlingResult> $results
     * @return array<int, string> codes by application
     */
    protected static function refused(array $results): array
    {
        $refused = [];
        foreach ($results as $result) {
            if ($result->error !== null) {
                $refused[$result->applicationId] = $result->error->errorCode;
            }
        }

        return $refused;
    }

    protected function handling(int $id): int
    {
        return (int) $this->db->value("SELECT handling FROM {$this->db->table('submissions')} WHERE application_id = %d", $id);
    }

    protected function state(int $id): string
    {
        return (string) $this->db->value("SELECT state FROM {$this->db->table('submissions')} WHERE application_id = %d", $id);
    }
}
