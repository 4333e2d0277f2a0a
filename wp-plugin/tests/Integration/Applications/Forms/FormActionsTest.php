<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Forms;

use LengthException;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Forms\Composing\ReadyMadeForm;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Applications\ApplicationTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Every person, state of a form and action. */
#[Group('exhaustive')]
final class FormActionsTest extends ApplicationTestCase
{
    private const ONE = ['motive' => ['kind' => 'longText', 'max' => 200]];
    private const LONGER = ['motive' => ['kind' => 'longText', 'max' => 300]];
    private const SHORTER = ['motive' => ['kind' => 'longText', 'max' => 100]];

    public function testWhoDoesWhatInWhichState(): void
    {
        // d: done · i: invalid_transition · f: invalid_fields · n: not_found; save, publish, discard, useReadyMade, copy.
        $table = [
            'empty' => 'diidd',
            'incomplete' => 'dfidd',
            'complete' => 'ddidd',
            'published' => 'diddd',
            'changed' => 'ddddd',
            'elsewhere' => 'diidd',
            'answered, longer' => 'ddddd',
            'answered, shorter' => 'dfddd',
        ];
        $mentor = $this->users->operateur();
        $this->content->published(ContentType::CommunityProfile, ownerId: $mentor->id);
        $managers = ['owner' => $this->owner, 'manager' => $this->manager, 'administrator' => $this->users->administrator()];
        $others = [
            'visitor' => Viewer::anonymous(),
            'member' => $this->users->beneficiaire(),
            'other operator' => $this->users->operateur(),
            'mentor' => $mentor,
            'validator' => $this->users->moderateur('SN'),
        ];
        $from = $this->call();
        $this->change($this->owner, $from, FormAction::Save, self::document(self::ONE));
        foreach ($table as $state => $expected) {
            $call = $this->inState($state, $mentor);
            foreach ([...array_fill_keys(array_keys($managers), $expected), ...array_fill_keys(array_keys($others), 'nnnnn')] as $name => $row) {
                $viewer = [...$managers, ...$others][$name];
                $actual = implode('', array_map(fn (FormAction $action): string => $this->outcome($viewer, $call, $from, $action), FormAction::cases()));
                self::assertSame($row, $actual, "{$state} {$name}");
            }
        }
    }

    /** What the action answers; nothing of it stays. */
    private function outcome(Viewer $viewer, Record $call, Record $from, FormAction $action): string
    {
        $refusals = $this->refusals(function () use ($viewer, $call, $from, $action): void {
            try {
                $this->plugin->get(Transaction::class)->run(function () use ($viewer, $call, $from, $action): never {
                    $this->change($viewer, $call, $action, self::document(self::ONE), readyMade: ReadyMadeForm::Mobility, from: $from);
                    throw new LengthException();
                });
            } catch (LengthException) {
                wp_cache_flush();
            }
        });

        return match (true) {
            $refusals === [] => 'd',
            $refusals === ['invalid_transition'] => 'i',
            $refusals === ['not_found'] => 'n',
            str_contains($refusals[0], ': ') => 'f',
            default => $refusals[0],
        };
    }

    private function inState(string $state, Viewer $mentor): Record
    {
        $call = $this->call(['mentorIds' => [$mentor->id], ...$state === 'elsewhere' ? ['managementMode' => 'external', 'externalUrl' => 'https://example.org/'] : []]);
        match ($state) {
            'empty' => null,
            'incomplete' => $this->change($this->owner, $call, FormAction::Save, self::document([])),
            'complete', 'elsewhere' => $this->change($this->owner, $call, FormAction::Save, self::document(self::ONE)),
            default => $this->publishForm($call, self::document(self::ONE)),
        };
        if (str_starts_with($state, 'answered')) {
            $member = $this->users->beneficiaire();
            $this->perform($member, ApplicationAction::Send, $this->id($this->begin($member, $call)), 1);
        }
        $changed = ['changed' => self::LONGER, 'answered, longer' => self::LONGER, 'answered, shorter' => self::SHORTER][$state] ?? null;
        if ($changed !== null) {
            $this->change($this->owner, $call, FormAction::Save, self::document($changed));
        }

        return $call;
    }
}
