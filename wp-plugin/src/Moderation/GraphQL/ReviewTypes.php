<?php

declare(strict_types=1);

namespace Passerelle\Moderation\GraphQL;

use Passerelle\Content\Record;
use Passerelle\Content\RecordPaths;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Moderation\Queue\QueuePlace;
use Passerelle\Moderation\Review\PastDecision;
use Passerelle\Moderation\Review\ReadableField;
use Passerelle\Moderation\Review\ReadableFields;
use Passerelle\Moderation\Review\Review;
use Passerelle\Moderation\Review\Reviews;
use Passerelle\Moderation\Target;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** A record of the queue in detail, through the frontend's server only. */
final readonly class ReviewTypes implements Registration
{
    public function __construct(
        private Reviews $reviews,
        private QueueRows $rows,
        private QueueArguments $arguments,
        private ReadableFields $fields,
        private RecordPaths $paths,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleReadableField', ['fields' => Type::fields([
            'imageIds' => Type::listOf('Int'),
            'key' => 'String!',
            'kind' => 'String!',
            'label' => 'String!',
            'values' => Type::listOf('String'),
        ])]);
        register_graphql_object_type('PasserelleModerationVersion', ['fields' => Type::fields([
            'fields' => Type::listOf('PasserelleReadableField'),
            'id' => 'Int!',
            'language' => 'PasserelleLanguage!',
            'path' => 'String',
            'status' => 'String!',
            'title' => 'String!',
            'version' => 'Int!',
        ])]);
        register_graphql_object_type('PasserelleModerationDifference', ['fields' => Type::fields([
            'after' => Type::listOf('String'),
            'before' => Type::listOf('String'),
            'key' => 'String!',
            'kind' => 'String!',
            'label' => 'String!',
        ])]);
        register_graphql_object_type('PasserellePastDecision', ['fields' => Type::fields([
            'decision' => 'PasserelleModerationDecision!',
            'id' => 'Int!',
            'language' => 'PasserelleLanguage!',
        ])]);
        register_graphql_object_type('PasserelleModerationPlace', ['fields' => Type::fields([
            'id' => 'Int!',
            'target' => 'PasserelleDecisionTarget!',
            'type' => 'PasserelleContentType!',
        ])]);
        register_graphql_object_type('PasserelleModerationRecord', ['fields' => Type::fields([
            'differences' => Type::listOf('PasserelleModerationDifference'),
            'history' => Type::listOf('PasserellePastDecision'),
            'next' => 'PasserelleModerationPlace',
            'previous' => 'PasserelleModerationPlace',
            'row' => 'PasserelleModerationRow!',
            'versions' => Type::listOf('PasserelleModerationVersion'),
        ])]);
        register_graphql_field('RootQuery', 'passerelleModerationRecord', [
            'type' => 'PasserelleModerationRecord',
            'args' => [...Arguments::language(), ...Type::fields([...QueueTypes::FILTERS, 'id' => 'Int!', 'target' => 'PasserelleDecisionTarget'])],
            'resolve' => Resolver::root($this->find(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError rights_moderate, not_found
     */
    private function find(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $language = Arguments::readLanguage($arguments);
        $review = $this->reviews->find(
            $viewer,
            Arguments::number($arguments, 'id') ?? 0,
            Target::tryFrom(Arguments::text($arguments, 'target')) ?? Target::Record,
            $this->arguments->query($arguments),
        );

        return [
            'differences' => $this->differences($review, $language),
            'history' => $this->history($review),
            'next' => self::place($review->next),
            'previous' => self::place($review->previous),
            'row' => $this->rows->of([$review->row], $viewer->id, $language)[0],
            'versions' => array_map(fn (Record $record): array => $this->version($record, $language), $review->languages),
        ];
    }

    /** @return list<array<string, mixed>> what a proposal changes; of a record nothing */
    private function differences(Review $review, Lang $language): array
    {
        $record = $review->row->record;
        $differences = $review->row->proposal === null ? [] : $this->fields->differences($record, $review->row->proposal->applyTo($record), $language);

        return array_map(static fn (array $difference): array => [
            'after' => $difference['field']->values,
            'before' => $difference['before'],
            'key' => $difference['field']->key,
            'kind' => $difference['field']->kind,
            'label' => $difference['field']->label,
        ], $differences);
    }

    /** @return list<array<string, mixed>> */
    private function history(Review $review): array
    {
        cache_users(array_values(array_unique(array_map(static fn (PastDecision $past): int => $past->decision->moderatorId, $review->history))));

        return array_map(static fn (PastDecision $past): array => [
            'decision' => QueueRows::decision($past->decision),
            'id' => $past->postId,
            'language' => $past->language->value,
        ], $review->history);
    }

    /** @return array<string, mixed> */
    private function version(Record $record, Lang $language): array
    {
        return [
            'fields' => array_map(static fn (ReadableField $field): array => [
                'key' => $field->key,
                'kind' => $field->kind,
                'label' => $field->label,
                'imageIds' => $field->imageIds,
                'values' => $field->values,
            ], $this->fields->of($record, $language)),
            'id' => $record->id,
            'language' => $record->language->value,
            'path' => $record->status->isPublic() ? $this->paths->of($record) : null,
            'status' => $record->status->value,
            'title' => $record->title,
            'version' => $record->version,
        ];
    }

    /** @return array{id: int, target: string, type: string}|null */
    private static function place(?QueuePlace $place): ?array
    {
        return $place === null ? null : ['id' => $place->postId, 'target' => $place->target->value, 'type' => $place->type->value];
    }
}
