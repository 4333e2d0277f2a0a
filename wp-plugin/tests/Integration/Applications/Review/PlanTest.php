<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Review;

use Passerelle\Applications\Review\Plan\ChangePlan;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;

final class PlanTest extends ReviewTestCase
{
    public function testManagersSaveCriteria(): void
    {
        self::assertSame(
            ['{"format":1,"blind":false,"managersReview":false,"criteria":[],"tieBreakers":[]}', null, ['fr', 'en'], 0],
            self::values($this->readPlan($this->owner)),
        );
        $this->savePlan();
        self::assertSame([self::plan(), null, ['fr', 'en'], 1], self::values($this->readPlan($this->manager)));
        $this->savePlan(['blind' => true], 1);
        self::assertSame([self::plan(['blind' => true]), null, ['fr', 'en'], 2], self::values($this->readPlan($this->owner)));
        $lines = $this->db->rows(
            "SELECT before_status, after_status FROM {$this->db->table('audit')} WHERE action = 'review_plan_saved' AND group_id = %d ORDER BY id",
            $this->call->groupId,
        );
        self::assertSame([['0', '1'], ['1', '2']], array_map(array_values(...), $lines));
    }

    public function testAStaleSaveIsRefusedWithWhatStands(): void
    {
        $this->savePlan();
        try {
            $this->savePlan(['blind' => true]);
            self::fail('A plan was overwritten.');
        } catch (DomainError $error) {
            self::assertSame(['stale_version', self::plan(), 1], [$error->errorCode, $error->current['document'], $error->current['version']]);
        }
    }

    public function testTheFirstFinalScoreFreezesIt(): void
    {
        $this->savePlan();
        $this->reviewer($this->nour);
        $id = $this->assigned($this->nour);
        $this->score($this->nour, $id, isFinal: false);
        $this->savePlan(['managersReview' => true], 1);
        $this->score($this->nour, $id, version: 1);
        try {
            $this->savePlan([], 2);
            self::fail('A frozen plan was changed.');
        } catch (DomainError $error) {
            self::assertSame(
                ['stale_version', self::plan(['managersReview' => true]), 2, '2026-11-28T12:00:00Z'],
                [$error->errorCode, $error->current['document'], $error->current['version'], $error->current['frozenAt']],
            );
        }
    }

    #[DataProvider('strangers')]
    public function testOthersDoNotReadIt(string $who): void
    {
        $this->savePlan();
        $person = $this->stranger($who);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->readPlan($person)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(ChangePlan::class)->save($person, $this->call->id, null, 1, self::plan(['blind' => true]))));
        self::assertSame(self::plan(), $this->readPlan($this->manager)['document']);
    }

    public function testWhatIsWrongIsNamedAndNotStored(): void
    {
        $criterion = static fn (array $changes): array => [
            'id' => 'one', 'label' => ['fr' => 'Un', 'en' => 'One'], 'weight' => 1, 'scale' => ['min' => 0, 'max' => 100, 'step' => 50], ...$changes,
        ];
        $cases = [
            'criteria: required' => ['criteria' => [], 'tieBreakers' => []],
            'criteria.0.id: invalid_id' => ['criteria' => [$criterion(['id' => 'No id'])], 'tieBreakers' => []],
            'criteria.1.id: duplicate_id' => ['criteria' => [$criterion([]), $criterion([])], 'tieBreakers' => []],
            'criteria.0.label.en: missing_translation' => ['criteria' => [$criterion(['label' => ['fr' => 'Un']])], 'tieBreakers' => []],
            'criteria.0.guidance.fr: missing_translation' => ['criteria' => [$criterion(['guidance' => ['en' => 'How']])], 'tieBreakers' => []],
            'criteria.0.weight: required' => ['criteria' => [array_diff_key($criterion([]), ['weight' => 1])], 'tieBreakers' => []],
            'criteria.0.weight: invalid_value' => ['criteria' => [$criterion(['weight' => 101])], 'tieBreakers' => []],
            'criteria.0.weight: weight_required' => ['criteria' => [$criterion(['weight' => 0])], 'tieBreakers' => []],
            'criteria.0.scale: invalid_scale' => ['criteria' => [$criterion(['scale' => ['min' => 0, 'max' => 100, 'step' => 30]])], 'tieBreakers' => []],
            'criteria.0.scale.step: unexpected_fields' => ['criteria' => [$criterion(['scale' => ['min' => 0, 'max' => 100, 'step' => 0.5]])], 'tieBreakers' => []],
            'criteria.1.scale: scales_not_comparable' => ['criteria' => [
                $criterion(['scale' => ['min' => 0, 'max' => 9700, 'step' => 100]]), $criterion(['id' => 'two', 'scale' => ['min' => 0, 'max' => 10000, 'step' => 80]]),
            ], 'tieBreakers' => []],
            'tieBreakers.0: invalid_choice' => ['criteria' => [$criterion([])], 'tieBreakers' => ['two']],
            'tieBreakers.1: duplicate_id' => ['criteria' => [$criterion([])], 'tieBreakers' => ['one', 'one']],
            'more: unexpected_fields' => ['more' => 1],
        ];
        foreach ($cases as $expected => $changes) {
            self::assertSame([$expected], $this->refusals(fn () => $this->savePlan($changes)), $expected);
        }
        self::assertSame(0, $this->readPlan($this->owner)['version']);
    }

    /** @return array<string, mixed> */
    private function readPlan(Viewer $viewer): array
    {
        return $this->plugin->get(ChangePlan::class)->read($viewer, $this->call->id, null);
    }

    /**
     * @param array<string, mixed> $data
     * @return list<mixed>
     */
    private static function values(array $data): array
    {
        return [$data['document'], $data['frozenAt'], $data['languages'], $data['version']];
    }
}
