<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Placing;

use Passerelle\Applications\Decisions\Places\Plan\MinimumSource;
use Passerelle\Applications\Decisions\Places\Plan\Minimum;
use Passerelle\Applications\Decisions\Places\Plan\PlacePlan;
use Passerelle\Applications\Handling\Listing\AskedQuestions;
use Passerelle\Applications\Handling\Listing\ColumnAnswers;
use Passerelle\Applications\Handling\Listing\ListedApplicants;
use Passerelle\Applications\Stage;

/** What places depend on, as it was sent: the category of each application, and the minimums for which it counts. */
final readonly class PlaceFacts
{
    public function __construct(private AskedQuestions $questions, private ColumnAnswers $answers, private ListedApplicants $applicants)
    {
    }

    /**
     * @param list<int> $submissionIds
     * @return array<int, array{string, list<string>}> category, '' without one, and facts, by submission
     */
    public function of(Stage $stage, PlacePlan $plan, array $submissionIds): array
    {
        $answers = $this->answers->of($submissionIds, array_intersect_key($this->questions->of($stage), array_flip($plan->questions())));
        $applicants = $this->applicants->of($submissionIds);
        $facts = [];
        foreach ($submissionIds as $id) {
            $answered = (array) json_decode($answers[$id] ?? '{}', true);
            $category = $plan->question === '' ? '' : $answered[$plan->question] ?? '';
            $own = [
                self::fact(MinimumSource::Country, '', $applicants[$id]->country ?? ''),
                self::fact(MinimumSource::Language, '', $applicants[$id]->language ?? ''),
            ];
            foreach ($answered as $question => $answer) {
                $own[] = is_string($answer) ? self::fact(MinimumSource::Question, (string) $question, $answer) : '';
            }
            $facts[$id] = [is_string($category) ? $category : '', $own];
        }

        return $facts;
    }

    private static function fact(MinimumSource $source, string $question, string $value): string
    {
        return (new Minimum($source, $question, $value, 0))->fact();
    }
}
