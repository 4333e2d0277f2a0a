<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Plan;

/** How the places of a stage are filled. */
final readonly class PlacePlan
{
    /**
     * @param string $question id of the question whose choices are the categories; '': there are no categories
     * @param int|null $cutOff least total, in hundredths of the scale, to be proposed; null: none
     * @param list<CategoryPlaces> $categories none: places are not planned; without a question, one for all applications
     */
    public function __construct(public string $question = '', public ?int $cutOff = null, public array $categories = [])
    {
    }

    public function isEmpty(): bool
    {
        return $this->categories === [];
    }

    public function category(string $id): ?CategoryPlaces
    {
        foreach ($this->categories as $category) {
            if ($category->id === $id) {
                return $category;
            }
        }

        return null;
    }

    /** @return list<string> ids of the questions whose answers it needs */
    public function questions(): array
    {
        $questions = [$this->question];
        foreach ($this->categories as $category) {
            foreach ($category->minimums as $minimum) {
                $questions[] = $minimum->source === MinimumSource::Question ? $minimum->question : '';
            }
        }

        return array_values(array_unique(array_filter($questions, static fn (string $id): bool => $id !== '')));
    }
}
