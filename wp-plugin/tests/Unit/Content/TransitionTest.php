<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Content;

use Passerelle\Content\Status;
use Passerelle\Content\Transition;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Each step × each status. */
final class TransitionTest extends TestCase
{
    private const ALL = ['draft', 'pending', 'pending_review', 'rejected', 'future', 'publish', 'completed', 'private'];

    /** @return array<string, array{Transition, list<string>, string}> where it may start, where it leads */
    public static function steps(): array
    {
        return [
            'submit' => [Transition::Submit, ['draft', 'pending_review'], 'pending'],
            'withdraw' => [Transition::Withdraw, ['pending'], 'draft'],
            'send back' => [Transition::SendBack, ['pending'], 'pending_review'],
            'reject' => [Transition::Reject, ['pending'], 'rejected'],
            'publish' => [Transition::Publish, ['draft', 'pending'], 'publish'],
            'schedule' => [Transition::Schedule, ['draft', 'pending'], 'future'],
            'unschedule' => [Transition::Unschedule, ['future'], 'draft'],
            'take offline' => [Transition::TakeOffline, ['publish', 'completed'], 'private'],
            'put online' => [Transition::PutOnline, ['private'], 'publish'],
            'complete' => [Transition::Complete, ['publish'], 'completed'],
            'reopen' => [Transition::Reopen, ['completed'], 'publish'],
            'trash' => [Transition::Trash, self::ALL, 'trash'],
            'restore' => [Transition::Restore, ['trash'], 'draft'],
        ];
    }

    /** @param list<string> $from */
    #[DataProvider('steps')]
    public function testStartsAndLeads(Transition $transition, array $from, string $to): void
    {
        $starts = array_filter(Status::cases(), static fn (Status $status): bool => $transition->startsFrom($status));

        self::assertEqualsCanonicalizing($from, array_map(static fn (Status $status): string => $status->value, $starts));
        self::assertSame($to, $transition->target()->value);
    }

    public function testEveryTransitionIsInTheTable(): void
    {
        self::assertSame(Transition::cases(), array_column(self::steps(), 0));
    }

    /** @return list<array{Transition, Status, Status}> */
    public static function ways(): array
    {
        return [
            [Transition::PutOnline, Status::Completed, Status::Completed],
            [Transition::PutOnline, Status::Published, Status::Published],
            [Transition::Restore, Status::Published, Status::Published],
            [Transition::Restore, Status::Rejected, Status::Rejected],
            [Transition::Restore, Status::Scheduled, Status::Draft],
            [Transition::Restore, Status::AutoDraft, Status::Draft],
            [Transition::Restore, Status::Trash, Status::Draft],
        ];
    }

    #[DataProvider('ways')]
    public function testGoesBackToWhereItWas(Transition $transition, Status $before, Status $target): void
    {
        self::assertSame($target, $transition->target($before));
    }
}
