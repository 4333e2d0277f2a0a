<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Stages;

use Passerelle\Applications\Forms\Composing\ComposedForms;
use Passerelle\Applications\Stages\PublicStages;
use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\CallRequest;
use Passerelle\Calls\Management\ChangeCall;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use PHPUnit\Framework\Attributes\DataProvider;

/** Managers add stages to a call: they follow one another, and dates that were announced to applicants are only moved in their favour. */
final class ChangeStagesTest extends StageTestCase
{
    public function testManagersAddAStage(): void
    {
        self::assertSame([true, [[1, '2026-12-31T23:59:59Z', false]]], $this->listed());
        $this->saveStage();
        self::assertSame([true, [[1, '2026-12-31T23:59:59Z', false], [2, '2027-02-28T23:59:59Z', true]]], $this->listed());
        self::assertSame(
            [['name' => 'fr', 'value' => 'Dossier complet'], ['name' => 'en', 'value' => 'Full application']],
            $this->stages()['items'][1]['names'],
        );
        $this->saveStage(opensAt: '2027-04-01T08:00:00Z', closesAt: '2027-04-30T08:00:00Z');
        $stages = $this->stages();
        self::assertSame([false, [1, 2, 3], [false, false, true]], [$stages['mayAdd'], array_column($stages['items'], 'number'), array_column($stages['items'], 'mayRemove')]);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->saveStage(opensAt: '2027-06-01T08:00:00Z', closesAt: '2027-07-01T08:00:00Z')), 'Three at most.');
        self::assertSame(
            ['call_stage_saved', 'call_stage_saved'],
            $this->db->column("SELECT action FROM {$this->db->table('audit')} WHERE group_id = %d AND action LIKE 'call_stage%%' ORDER BY id", $this->call->groupId),
        );
    }

    /** @return array<string, array{array<string, string>, array<string, string>, list<string>}> */
    public static function refusedStages(): array
    {
        $names = ['fr' => 'Dossier', 'en' => 'File'];

        return [
            'no names' => [['fr' => ' ', 'en' => ''], [], ['nameFr: required', 'nameEn: required']],
            'long name' => [['fr' => str_repeat('é', 81), 'en' => 'File'], [], ['nameFr: too_long']],
            'before the closing of the call' => [$names, ['opensAt' => '2026-12-31T23:59:59Z'], ['opensAt: stage_before_previous']],
            'closing before opening' => [$names, ['closesAt' => self::OPENING], ['closesAt: closing_before_opening']],
            'over' => [$names, ['opensAt' => '2027-01-02T00:00:00Z', 'closesAt' => '2027-01-10T10:00:00Z'], ['closesAt: stage_closing_past']],
            'no opening' => [$names, ['opensAt' => ''], ['opensAt: required']],
            'no instant' => [$names, ['closesAt' => 'soon'], ['closesAt: unexpected_fields']],
        ];
    }

    /**
     * @param array<string, string> $names
     * @param array<string, string> $dates
     * @param list<string> $refusals
     */
    #[DataProvider('refusedStages')]
    public function testNamesAndDatesAreChecked(array $names, array $dates, array $refusals): void
    {
        [$opensAt, $closesAt] = [$dates['opensAt'] ?? self::OPENING, $dates['closesAt'] ?? self::LAST_DAY];
        self::assertSame($refusals, $this->refusals(fn () => $this->saveStage(opensAt: $opensAt, closesAt: $closesAt, names: $names)));
        self::assertCount(1, $this->stages()['items']);
    }

    public function testStagesFollowOneAnother(): void
    {
        $this->saveStage();
        $this->saveStage(opensAt: '2027-04-01T08:00:00Z', closesAt: '2027-04-30T08:00:00Z');
        self::assertSame(['closesAt: stage_after_next'], $this->refusals(fn () => $this->saveStage(2, 1, closesAt: '2027-04-02T08:00:00Z')));
        self::assertSame(['opensAt: stage_before_previous'], $this->refusals(fn () => $this->saveStage(3, 1, opensAt: '2027-02-28T00:00:00Z', closesAt: '2027-04-30T08:00:00Z')));
        self::assertSame(['stage_in_use'], $this->refusals(fn () => $this->removeStage(2, 1)), 'The last one goes first.');
    }

    public function testTheCallClosesBeforeItsSecondStageOpens(): void
    {
        $this->at('2026-12-15 10:00:00');
        $this->saveStage();
        $extend = fn (string $closesAt): Record => ($this->plugin->get(ChangeCall::class))($this->manager, new CallRequest(
            CallAction::Extend,
            $this->call->id,
            $this->plugin->get(Records::class)->find($this->call->id)?->version,
            closesAt: $closesAt,
        ));
        self::assertSame(['closesAt: stage_after_next'], $this->refusals(fn () => $extend(self::OPENING)));
        $extend('2027-01-15T00:00:00Z');
        self::assertSame('2027-01-15T00:00:00Z', $this->stages()['items'][0]['closesAt']);
    }

    public function testTwoManagersDoNotOverwriteEachOther(): void
    {
        $this->saveStage();
        $this->saveStage(2, 1, names: ['fr' => 'Entretien', 'en' => 'Interview']);
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->saveStage(2, 1)));
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->removeStage(2, 1)));
        self::assertSame('Entretien', $this->stages()['items'][1]['names'][0]['value']);
    }

    public function testAStageIsRemovedWithItsForm(): void
    {
        $this->saveStage();
        $this->publishSecondForm();
        $this->removeStage(2, 1);
        self::assertCount(1, $this->stages()['items']);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(ComposedForms::class)->find($this->manager, $this->call->id, 2)));
        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table('application_form_versions')} WHERE stage = 2"));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->removeStage(2, 1)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->removeStage(1, 0)), 'The first is the call itself.');
    }

    public function testAStageInUseIsNotRemovedAndItsDatesAreNotCut(): void
    {
        $this->advance();
        self::assertFalse($this->stages()['items'][1]['mayRemove']);
        self::assertSame(['stage_in_use'], $this->refusals(fn () => $this->removeStage(2, 1)));
        self::assertSame(['closesAt: stage_dates_announced'], $this->refusals(fn () => $this->saveStage(2, 1, closesAt: '2027-02-20T00:00:00Z')));
        self::assertSame(['opensAt: stage_dates_announced'], $this->refusals(fn () => $this->saveStage(2, 1, opensAt: '2027-02-02T00:00:00Z')));
        $this->saveStage(2, 1, closesAt: '2027-03-10T00:00:00Z');
        self::assertSame('2027-03-10T00:00:00Z', $this->read($this->applicant, $this->id)['closesAt']);
    }

    #[DataProvider('strangers')]
    public function testForAnybodyElseThereAreNoStages(string $who): void
    {
        $this->saveStage();
        $viewer = $this->stranger($who);
        if (in_array($who, ['administrator', 'super administrator', 'editor'], true)) {
            self::assertCount(2, $this->stages($viewer)['items'], 'Whoever may edit the call composes its forms.');

            return;
        }
        self::assertSame(['not_found'], $this->refusals(fn () => $this->stages($viewer)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->saveStage(by: $viewer)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->removeStage(2, 1, $viewer)));
    }

    /** @return array{bool, list<array{int, string|null, bool}>} */
    private function listed(): array
    {
        $stages = $this->stages();

        return [$stages['mayAdd'], array_map(static fn (array $each): array => [$each['number'], $each['closesAt'], $each['mayRemove']], $stages['items'])];
    }

    public function testThePageOfACallSaysWhenItsStagesOpenAndClose(): void
    {
        $public = fn (): array => $this->plugin->get(PublicStages::class)->of($this->call);
        self::assertSame([], $public(), 'Of one stage nothing.');
        $this->saveStage();
        self::assertSame(
            [
                ['closesAt' => '2026-12-31T23:59:59Z', 'name' => '', 'number' => 1, 'opensAt' => '2026-11-01T08:00:00Z'],
                ['closesAt' => '2027-02-28T23:59:59Z', 'name' => 'Dossier complet', 'number' => 2, 'opensAt' => '2027-02-01T08:00:00Z'],
            ],
            $public(),
        );
    }
}
