<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Applications\Retention;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Applications\Retention\RetentionAct;
use Passerelle\Applications\Retention\RetentionPlan;
use Passerelle\Applications\Retention\RetentionTimes;
use Passerelle\Applications\Retention\Standing;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** A retention that ends at noon on 31 March 2029: notices 30 and 7 days before, 14 days in which it can be restored, looked at daily. */
final class RetentionPlanTest extends TestCase
{
    private const END = '2029-03-31 12:00:00';
    /** What the first notice announces when it is sent in time. */
    private const ANNOUNCED = ['removal' => self::END, 'notices' => 1];
    private const ANNOUNCED_TWICE = ['removal' => self::END, 'notices' => 2];
    private const REMOVED = ['removal' => self::END, 'notices' => 2, 'removed' => self::END];

    /**
     * @param array{notices?: int, removal?: string, removed?: string} $before
     * @param array{notices?: int, removal?: string, removed?: string} $after
     */
    #[TestWith([[], null, '2029-01-01 00:00:00', 'Nothing', [], '2029-01-02 00:00:00'], 'held')]
    #[TestWith([[], self::END, '2027-01-01 00:00:00', 'Nothing', [], '2027-01-02 00:00:00'], 'long before')]
    #[TestWith([[], self::END, '2029-03-01 11:59:59', 'Nothing', [], '2029-03-01 12:00:00'], 'a second before the first notice')]
    #[TestWith([[], self::END, '2029-03-01 12:00:00', 'Notify', self::ANNOUNCED, '2029-03-02 12:00:00'], 'the first notice')]
    #[TestWith([[], self::END, '2029-03-30 12:00:00', 'Notify', ['removal' => '2029-04-29 12:00:00', 'notices' => 1], '2029-03-31 12:00:00'], 'a late first notice')]
    #[TestWith([self::ANNOUNCED, self::END, '2029-03-02 12:00:00', 'Nothing', self::ANNOUNCED, '2029-03-03 12:00:00'], 'between both notices')]
    #[TestWith([self::ANNOUNCED, self::END, '2029-03-24 11:59:59', 'Nothing', self::ANNOUNCED, '2029-03-24 12:00:00'], 'a second before the last notice')]
    #[TestWith([self::ANNOUNCED, self::END, '2029-03-24 12:00:00', 'Notify', self::ANNOUNCED_TWICE, '2029-03-25 12:00:00'], 'the last notice')]
    #[TestWith([self::ANNOUNCED, self::END, '2029-04-10 12:00:00', 'Notify', ['removal' => '2029-04-17 12:00:00', 'notices' => 2], '2029-04-11 12:00:00'], 'a late last notice')]
    #[TestWith([self::ANNOUNCED_TWICE, self::END, '2029-03-31 11:59:59', 'Nothing', self::ANNOUNCED_TWICE, '2029-03-31 12:00:00'], 'a second before its removal')]
    #[TestWith([self::ANNOUNCED_TWICE, self::END, '2029-03-31 12:00:00', 'Remove', self::REMOVED, '2029-04-01 12:00:00'], 'its removal')]
    #[TestWith([self::REMOVED, self::END, '2029-04-14 11:59:59', 'Nothing', self::REMOVED, '2029-04-14 12:00:00'], 'a second before it is deleted')]
    #[TestWith([self::REMOVED, self::END, '2029-04-14 12:00:00', 'Purge', self::REMOVED, null], 'deleted for good')]
    #[TestWith([self::ANNOUNCED, '2029-03-31 12:00:01', '2029-03-10 12:00:00', 'Cancel', [], '2029-03-10 12:00:00'], 'prolonged after the first notice')]
    #[TestWith([self::ANNOUNCED_TWICE, null, '2029-03-30 12:00:00', 'Cancel', [], '2029-03-30 12:00:00'], 'open again after both')]
    #[TestWith([self::REMOVED, '2029-06-30 12:00:00', '2029-04-01 12:00:00', 'Cancel', [], '2029-04-01 12:00:00'], 'prolonged after its removal')]
    #[TestWith([self::ANNOUNCED, '2029-02-01 12:00:00', '2029-03-10 12:00:00', 'Nothing', self::ANNOUNCED, '2029-03-11 12:00:00'], 'shortened: what was announced stays')]
    public function testWhatTheEndAsksForNow(array $before, ?string $end, string $now, string $act, array $after, ?string $checkAt): void
    {
        $plan = new RetentionPlan(new RetentionTimes(30, 7, 14, 24, 50));
        $step = $plan->next(self::standing($before), self::instant($end), self::instant($now) ?? self::fail());
        self::assertSame($act, $step->act->name);
        self::assertEquals(self::standing($after), $step->standing);
        self::assertEquals(self::instant($checkAt), $step->checkAt);
    }

    /** Whenever the worker runs, nothing is removed earlier than 30 days after the first notice and 7 after the last, and each is sent once. */
    public function testHoweverRarelyItIsLookedAt(): void
    {
        $plan = new RetentionPlan(new RetentionTimes(30, 7, 14, 24, 50));
        foreach ([1, 24, 100, 24 * 9, 24 * 40] as $hours) {
            $standing = new Standing();
            $happened = [];
            $end = self::instant(self::END);
            for ($now = self::instant('2029-02-01 00:00:00') ?? self::fail(); count($happened) < 4; $now = $now->modify("+{$hours} hours")) {
                $step = $plan->next($standing, $end, $now);
                $standing = $step->standing;
                if ($step->act !== RetentionAct::Nothing) {
                    $happened[] = [$step->act, $now];
                }
            }
            [$first, $last, $removal, $purge] = array_column($happened, 1);
            self::assertSame([RetentionAct::Notify, RetentionAct::Notify, RetentionAct::Remove, RetentionAct::Purge], array_column($happened, 0), "every {$hours} hours");
            self::assertGreaterThanOrEqual($first->modify('+30 days'), $removal);
            self::assertGreaterThanOrEqual($last->modify('+7 days'), $removal);
            self::assertGreaterThanOrEqual($removal->modify('+14 days'), $purge);
            self::assertGreaterThanOrEqual($end, $removal);
        }
    }

    /** @param array{notices?: int, removal?: string, removed?: string} $facts */
    private static function standing(array $facts): Standing
    {
        return new Standing($facts['notices'] ?? 0, self::instant($facts['removal'] ?? null), self::instant($facts['removed'] ?? null));
    }

    private static function instant(?string $text): ?DateTimeImmutable
    {
        return $text === null ? null : new DateTimeImmutable($text, new DateTimeZone('UTC'));
    }
}
