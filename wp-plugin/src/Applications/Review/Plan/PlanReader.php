<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Plan;

use JsonException;
use Passerelle\Applications\Forms\Document\Wording;
use Passerelle\Applications\Forms\FormLimits;
use Passerelle\Applications\Forms\Publication\UniqueIds;
use Passerelle\Applications\Forms\Publication\WordingRules;
use Passerelle\Applications\Forms\Reading\Node;
use Passerelle\Applications\Forms\Reading\Problems;
use Passerelle\Applications\Review\Ranking\Fraction;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;
use stdClass;

/** Reads the document of a plan. It accepts what config/review-plan.schema.json accepts, as far as scales, weights and texts make sense together. */
final readonly class PlanReader
{
    public const PATH = 'plan';
    private const DEPTH = 16;
    /** Common denominator of all scales: up to it, averages of weighted points are compared exactly. */
    private const DENOMINATOR = 10000;

    public function __construct(
        private FormLimits $forms,
        private WordingRules $wordings,
        #[Limit('review', 'criteria')] private int $criteria,
        #[Limit('review', 'weight')] private int $weight,
        #[Limit('review', 'points')] private int $points,
        #[Limit('review', 'planBytes')] private int $bytes,
    ) {
    }

    /**
     * @param list<Lang> $languages in which texts are required
     * @throws DomainError invalid_fields, with the paths of what is wrong
     */
    public function read(string $json, array $languages): ReviewPlan
    {
        $document = strlen($json) > $this->bytes ? null : self::decoded($json);
        if ($document === null) {
            throw DomainError::invalid([new FieldError(self::PATH, strlen($json) > $this->bytes ? 'form_too_large' : 'unexpected_fields')]);
        }
        $problems = new Problems();
        $plan = $this->plan(new Node($document, '', $problems), $problems);
        if ($problems->all() === []) {
            $this->check($plan, $languages, $problems);
        }

        return $problems->all() === [] ? $plan : throw DomainError::invalid($problems->all());
    }

    private static function decoded(string $json): ?stdClass
    {
        try {
            $document = json_decode($json, depth: self::DEPTH, flags: JSON_THROW_ON_ERROR);
        } catch (JsonException) {
            return null;
        }

        return $document instanceof stdClass ? $document : null;
    }

    private function plan(Node $node, Problems $problems): ReviewPlan
    {
        $format = $node->raw('format', isRequired: true);
        if ($format !== null && $format !== ReviewPlan::FORMAT) {
            $node->refuse('format', 'invalid_value');
        }
        $plan = new ReviewPlan(
            $node->flag('blind'),
            $node->flag('managersReview'),
            array_map($this->criterion(...), $node->children('criteria', $this->criteria, 'too_many_rows')),
            self::tieBreakers($node->values('tieBreakers', $this->criteria, 'too_many_rows'), $problems),
        );
        $node->close();

        return $plan;
    }

    private function criterion(Node $node): Criterion
    {
        $criterion = new Criterion(
            $node->id('id'),
            new Wording($node->texts('label', $this->forms->of('label'), isRequired: true), $node->texts('guidance', $this->forms->of('help'))),
            $this->number($node, 'weight', $this->weight),
            $this->scale($node->child('scale', isRequired: true)),
            $node->flag('commentRequired'),
        );
        $node->close();

        return $criterion;
    }

    private function scale(?Node $node): Scale
    {
        if ($node === null) {
            return new Scale(0, 1, 1);
        }
        $scale = new Scale($this->number($node, 'min', $this->points), $this->number($node, 'max', $this->points), $this->number($node, 'step', $this->points));
        $node->close();

        return $scale;
    }

    private function number(Node $node, string $key, int $max): int
    {
        if (!$node->has($key)) {
            $node->refuse($key, 'required');
        }

        return $node->integer($key, 0, $max) ?? 0;
    }

    /**
     * @param list<mixed> $values
     * @return list<string>
     */
    private static function tieBreakers(array $values, Problems $problems): array
    {
        $ids = [];
        foreach ($values as $number => $value) {
            if (is_string($value) && !in_array($value, $ids, true)) {
                $ids[] = $value;
            } else {
                $problems->add("tieBreakers.{$number}", is_string($value) ? 'duplicate_id' : 'unexpected_fields');
            }
        }

        return $ids;
    }

    /** @param list<Lang> $languages */
    private function check(ReviewPlan $plan, array $languages, Problems $problems): void
    {
        if (!$plan->isReady()) {
            $problems->add('criteria', 'required');
        }
        $ids = new UniqueIds($problems);
        $denominator = 1;
        foreach ($plan->criteria as $number => $criterion) {
            $path = "criteria.{$number}";
            $ids->add($criterion->id, $path);
            $this->wordings->check($criterion->wording, $languages, $path, $problems, 'guidance');
            $denominator = $criterion->scale->isRegular() ? Fraction::commonMultiple($denominator, $criterion->scale->steps()) : 0;
            if ($denominator === 0 || $denominator > self::DENOMINATOR) {
                $problems->add("{$path}.scale", $denominator === 0 ? 'invalid_scale' : 'scales_not_comparable');
                return;
            }
        }
        if ($plan->isReady() && array_filter($plan->criteria, static fn (Criterion $each): bool => $each->weight > 0) === []) {
            $problems->add('criteria.0.weight', 'weight_required');
        }
        foreach ($plan->tieBreakers as $number => $id) {
            if ($plan->find($id) === null) {
                $problems->add("tieBreakers.{$number}", 'invalid_choice');
            }
        }
    }
}
