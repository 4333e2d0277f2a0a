<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use DateTimeImmutable;
use Passerelle\Admin\Screen\Request;
use Passerelle\Calls\Management\Dates\DateChange;
use Passerelle\Calls\Management\Dates\DateChangeStore;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;

/** WordPress's edit screen moves the closing of a public call by the same action as the site. */
final class CallClosingTest extends AdminTestCase
{
    public function testTheDateOfTheFormExtendsACall(): void
    {
        $call = $this->open();
        $later = gmdate('Y-m-d', time() + 60 * DAY_IN_SECONDS);
        $fields = ['closesAt' => ['date' => $later, 'time' => ''], 'summary' => 'Autrement dit.'];

        $extended = $this->post($call, $fields, [Request::STEP => 'extend'])->record;

        self::assertNotNull($extended);
        self::assertSame(
            ["{$later}T23:59:59Z", $call->values->text('closesAt'), 'Autrement dit.'],
            [$extended->values->text('closesAt'), $extended->values->text('extendedFrom'), $extended->values->text('summary')],
        );
        self::assertSame([['extended', '', $this->editor->id]], $this->ledger($call));
    }

    public function testClosingEarlyNeedsItsReason(): void
    {
        $call = $this->open();
        $earlier = ['closesAt' => ['date' => gmdate('Y-m-d', time() + 5 * DAY_IN_SECONDS), 'time' => '12:00']];

        $refused = $this->post($call, $earlier, [Request::STEP => 'close_early', Request::REASON => ' ']);
        self::assertSame(['reason: required'], $this->errors($refused));
        self::assertStringContainsString('id="passerelle-reason-error"', $this->html($refused));
        self::assertSame(['closesAt: closing_needs_reason'], $this->errors($this->post($call, $earlier, [Request::STEP => 'save'])), 'A mere save does not.');
        self::assertEquals($call, $this->reload($call));

        $this->post($call, $earlier, [Request::STEP => 'close_early', Request::REASON => 'Budget épuisé.']);
        self::assertSame([['closed_early', 'Budget épuisé.', $this->editor->id]], $this->ledger($call));
    }

    public function testADateThatStaysClosesNow(): void
    {
        $call = $this->open();
        $closesAt = new DateTimeImmutable($call->values->text('closesAt'));
        $same = ['closesAt' => ['date' => $closesAt->format('Y-m-d'), 'time' => $closesAt->format('H:i:s')]];

        $closed = $this->post($call, $same, [Request::STEP => 'close_early', Request::REASON => 'Budget épuisé.'])->record;

        self::assertEqualsWithDelta(time(), strtotime($closed?->values->text('closesAt') ?? ''), 5);
        self::assertSame(['closesAt: not_later'], $this->errors($this->post($this->open(), $same, [Request::STEP => 'extend'])));
    }

    public function testButtonsAreThereWhileItIsPublic(): void
    {
        $html = $this->html($this->post($this->open(), ['closesAt' => ['date' => '', 'time' => '']], [Request::STEP => 'save']));

        foreach (['extend' => 'Extend to the new closing date', 'close_early' => 'Close early', 'take_offline' => 'Take offline'] as $step => $label) {
            self::assertSame(1, substr_count($html, "value=\"{$step}\""), $step);
            self::assertTrue(str_contains($html, ">{$label}</button>"), $label);
        }
        self::assertSame(1, substr_count($html, 'name="' . Request::REASON . '"'), 'One reason for both.');
        $allLanguages = 'Taking offline applies to all published languages; a scheduled one becomes a draft again. Each is put back online separately.';
        self::assertSame(1, substr_count($html, $allLanguages));
        $draft = $this->content->draft(ContentType::CallForApplication);
        $ofDraft = $this->html($this->post($draft, ['zone' => 'Nowhere'], [Request::STEP => 'save']));
        self::assertStringNotContainsString('value="extend"', $ofDraft);
        self::assertStringNotContainsString($allLanguages, $ofDraft);
    }

    private function open(): Record
    {
        return $this->content->published(ContentType::CallForApplication, [
            'opensAt' => gmdate('Y-m-d\TH:i:s\Z', time() - 10 * DAY_IN_SECONDS),
        ], at: new DateTimeImmutable('-60 days'));
    }

    /** @return list<array{string, string, int}> */
    private function ledger(Record $call): array
    {
        return array_map(
            static fn (DateChange $change): array => [$change->kind->value, $change->reason, $change->actorId],
            (new DateChangeStore($this->db))->ofGroup($call->groupId),
        );
    }
}
