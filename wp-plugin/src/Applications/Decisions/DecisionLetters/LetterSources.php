<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\DecisionLetters;

use Passerelle\Applications\Decisions\DecidableApplication;
use Passerelle\Applications\Decisions\Settings\DecisionSettings;
use Passerelle\Applications\Stages\StageStore;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Languages\Lang;

/** Reads what letters say of applications. The number of statements depends on nothing; what no letter names is not read. */
final readonly class LetterSources
{
    public function __construct(private Records $records, private AskedFacts $asked, private ReviewFeedback $feedback, private StageStore $stages)
    {
    }

    /**
     * @param array<int, DecidableApplication> $applications by submission
     * @return array<int, LetterValues> by submission
     */
    public function of(Record $call, DecisionSettings $settings, array $applications): array
    {
        $titles = $settings->names(LetterField::Project->value) ? $this->asked->titles($settings->stage, array_keys($applications)) : [];
        $feedback = $settings->names(LetterField::Feedback->value) && $applications !== [] ? $this->feedback->of($call, $settings->stage) : [];
        $calls = $this->calls($call);
        $next = $this->stages->find($settings->stage->next());

        return array_map(static fn (DecidableApplication $each): LetterValues => new LetterValues(
            $each->name,
            $each->number,
            $titles[$each->submissionId] ?? '',
            $calls,
            $feedback[$each->submissionId] ?? [],
            $next,
        ), $applications);
    }

    /** @return array<string, string> titles by language; where the call has one only, it is that of both */
    private function calls(Record $call): array
    {
        $group = $this->records->findGroups([$call->groupId])[$call->groupId] ?? [];
        $titles = [];
        foreach (Lang::cases() as $language) {
            $titles[$language->value] = ($group[$language->value] ?? $call)->title;
        }

        return $titles;
    }
}
