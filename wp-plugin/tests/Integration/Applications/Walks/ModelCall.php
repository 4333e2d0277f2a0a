<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Walks;

/** The rules of applications to one call, by people and one structure, written once more: what each attempt is answered, and what becomes of it. */
final class ModelCall
{
    public const QUESTIONS = ['motive', 'plan'];
    private const DAY = 86_400;

    /** @var list<ModelApplication> */
    public array $applications = [];
    /** @var array<string, bool> whether they belong to the structure */
    public array $members = ['owner' => true, 'member' => true];
    /** Questions that were added, and whether the second one is required. */
    public int $added = 0;
    public bool $isPlanRequired = false;
    private int $texts = 0;

    /** @param int $now seconds */
    public function __construct(public int $now, public int $closing)
    {
    }

    public function find(Attempt $attempt): ?ModelApplication
    {
        return $this->applications === [] ? null : $this->applications[$attempt->application % count($this->applications)];
    }

    /** A text that nobody wrote before. */
    public function nextText(): string
    {
        return 'Texte ' . ++$this->texts;
    }

    public function isOpen(): bool
    {
        return $this->now <= $this->closing;
    }

    public function reads(string $person, ModelApplication $application): bool
    {
        return $this->applies($person, $application) || isset($application->coWriters[$person]);
    }

    public function live(string $person, bool $forStructure): ?ModelApplication
    {
        foreach ($this->applications as $application) {
            if (!$application->isWithdrawn && $application->isOfStructure === $forStructure && ($forStructure || $application->person === $person)) {
                return $application;
            }
        }

        return null;
    }

    /** @return list<string> refusals of what this attempt does next; none: it succeeds */
    public function refusals(Attempt $attempt): array
    {
        $application = $this->find($attempt);
        $manages = $attempt->person === 'manager';

        return match ($attempt->action) {
            'begin' => $this->live($attempt->person, false) !== null || $this->isOpen() ? [] : ['call_closed'],
            'beginForStructure' => match (true) {
                !$this->belongs($attempt->person) => ['not_found'],
                $this->live($attempt->person, true) !== null || $this->isOpen() => [],
                default => ['call_closed'],
            },
            'addQuestion' => $manages ? [] : ['not_found'],
            'tighten' => match (true) {
                !$manages => ['not_found'],
                $this->wasAnythingSent() && !$this->isPlanRequired => ['sections.0.questions.1: change_tightens'],
                default => [],
            },
            'extend' => $manages ? [] : ['rights_edit_call'],
            'save', 'send', 'takeBack', 'withdraw', 'delete' => $application === null ? [] : $this->refusalsOf($attempt, $application),
            default => [],
        };
    }

    /** Changes what an attempt that succeeds changes. */
    public function take(Attempt $attempt): void
    {
        $application = $this->find($attempt);
        match ($attempt->action) {
            'begin' => $this->begin($attempt->person, false),
            'beginForStructure' => $this->begin($attempt->person, true),
            'addQuestion' => $this->added++,
            'tighten' => [$this->added, $this->isPlanRequired] = [$this->added + 1, true],
            'extend' => $this->closing = max($this->closing, $this->now) + self::DAY,
            'wait' => $this->now = max($this->now, $attempt->untilClosing === null ? $this->now + self::DAY : $this->closing + $attempt->untilClosing),
            default => $application === null ? null : $this->takeWith($attempt, $application),
        };
    }

    private function takeWith(Attempt $attempt, ModelApplication $application): void
    {
        if ($attempt->action === 'delete') {
            $this->applications = array_values(array_filter($this->applications, static fn (ModelApplication $each): bool => $each !== $application));
        } elseif ($attempt->action === 'withdraw') {
            $application->isWithdrawn = true;
        } elseif ($attempt->action === 'send') {
            $application->state = 'sent';
            $application->sentNumber++;
            $application->sent[] = $application->answers;
            $application->version++;
        } elseif ($attempt->action === 'takeBack') {
            $application->state = 'draft';
            $application->version++;
        } elseif ($attempt->action === 'save') {
            $question = self::QUESTIONS[$attempt->question];
            $application->answers[$question] = "Texte {$this->texts}";
            $application->saved[$question] = true;
            unset($application->unread[$question]);
            $application->version++;
            $application->changedAt = $this->now;
        }
    }

    private function begin(string $person, bool $forStructure): void
    {
        if ($this->live($person, $forStructure) !== null) {
            return;
        }
        $begun = new ModelApplication($person, $forStructure, $this->now);
        $earlier = array_reverse(array_filter(
            $this->applications,
            static fn (ModelApplication $each): bool => $each->isOfStructure === $forStructure && ($forStructure || $each->person === $person),
        ));
        usort($earlier, static fn (ModelApplication $one, ModelApplication $other): int => [$other->changedAt, $other->id] <=> [$one->changedAt, $one->id]);
        foreach (self::QUESTIONS as $question) {
            $found = array_values(array_filter($earlier, static fn (ModelApplication $each): bool => isset($each->answers[$question])))[0] ?? null;
            if ($found !== null) {
                $begun->answers[$question] = $found->answers[$question];
                $begun->unread[$question] = true;
            }
        }
        $this->applications[] = $begun;
    }

    /** @return list<string> */
    private function refusalsOf(Attempt $attempt, ModelApplication $application): array
    {
        $sends = $this->sends($attempt->person, $application);
        $writes = $this->applies($attempt->person, $application) || ($application->coWriters[$attempt->person] ?? '') === 'edit';
        $isOffered = match ($attempt->action) {
            'save' => $writes && $application->isDraft(),
            'send' => $sends && $application->isDraft(),
            'takeBack' => $sends && $application->state === 'sent' && !$application->isWithdrawn,
            'delete' => $sends && $application->isDraft() && $application->sentNumber === 0,
            default => $sends && $application->sentNumber > 0 && !$application->isWithdrawn,
        };
        if (!$this->reads($attempt->person, $application)) {
            return ['not_found'];
        }
        if (!$isOffered) {
            return ['invalid_transition'];
        }
        if (!$this->isOpen() && in_array($attempt->action, ['save', 'send', 'takeBack'], true)) {
            return ['call_closed'];
        }

        return match ($attempt->action) {
            'save' => !$attempt->isFresh && isset($application->saved[self::QUESTIONS[$attempt->question]]) ? ['stale_version'] : [],
            'send' => $attempt->isFresh ? $this->missing($application) : ['stale_version'],
            default => [],
        };
    }

    /** @return list<string> */
    private function missing(ModelApplication $application): array
    {
        $required = $this->isPlanRequired ? self::QUESTIONS : ['motive'];

        return [
            ...array_map(static fn (string $id): string => "{$id}: required", array_values(array_diff($required, array_keys($application->answers)))),
            ...array_map(static fn (string $id): string => "{$id}: answer_not_read", array_values(array_intersect(self::QUESTIONS, array_keys($application->unread)))),
        ];
    }

    public function sends(string $person, ModelApplication $application): bool
    {
        return $this->applies($person, $application) && ($application->person === $person || ($application->isOfStructure && $person === 'owner'));
    }

    private function applies(string $person, ModelApplication $application): bool
    {
        return $application->isOfStructure ? $this->belongs($person) : $application->person === $person;
    }

    private function belongs(string $person): bool
    {
        return $this->members[$person] ?? false;
    }

    private function wasAnythingSent(): bool
    {
        return array_filter($this->applications, static fn (ModelApplication $each): bool => $each->sentNumber > 0) !== [];
    }
}
