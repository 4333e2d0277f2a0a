<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Newsletter\Issues;

use Passerelle\Newsletter\Issues\IssueState;
use Passerelle\Newsletter\Issues\IssueStep;
use PHPUnit\Framework\TestCase;

final class IssueStepTest extends TestCase
{
    public function testEditorsHaveTheseStepsInEachState(): void
    {
        $steps = [];
        foreach (IssueState::cases() as $state) {
            $steps[$state->value] = array_column(IssueStep::ofEditors($state), 'value');
        }

        self::assertSame([
            'draft' => ['start', 'cancel'],
            'sending' => ['pause', 'cancel'],
            'paused' => ['resume', 'cancel'],
            'sent' => [],
            'cancelled' => [],
        ], $steps);
    }

    public function testNothingLeavesACancelledIssue(): void
    {
        $from = array_merge(...array_map(static fn (IssueStep $step): array => $step->startsIn(), IssueStep::cases()));

        self::assertNotContains(IssueState::Cancelled, $from);
    }
}
