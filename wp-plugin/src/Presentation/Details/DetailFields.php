<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Details;

use GraphQL\Deferred;
use Passerelle\Content\Definition;
use Passerelle\Content\Definitions;
use Passerelle\Content\FieldKind;
use Passerelle\Content\GraphQL\Choices;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Files\GraphQL\Media;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\Html;
use Passerelle\Content\Model\ContentType;
use Passerelle\Presentation\Cards\CardLoader;
use Passerelle\Presentation\Loading\Batch;
use Passerelle\Presentation\Loading\Loaded;
use Passerelle\Presentation\Loading\Needs;

/**
 * Fields of detail types by kind. Each resolver reads a Visible, which is empty for locked items, so that it returns null or an empty list.
 */
final readonly class DetailFields
{
    private const WEB_ADDRESS = '~^https?://~i';

    /** Only on cards. */
    private const SUMMARY = 'summary';

    public function __construct(
        private Visibilities $visibilities,
        private Batch $batch,
        private CardLoader $cards,
        private Related $related,
        private People $people,
        private Choices $choices,
        private Definitions $definitions,
    ) {
    }

    /** Root field of one item by its slug; null for items that do not exist or that the viewer may not see. */
    public function register(string $field, string $type, ContentType $content): void
    {
        register_graphql_field('RootQuery', $field, [
            'type' => $type,
            'args' => Arguments::languageAndSlug(),
            'resolve' => Resolver::root(fn (array $arguments): ?Visible => $this->visibilities->bySlug(
                $content,
                Arguments::readLanguage($arguments),
                Arguments::text($arguments, 'slug'),
            )),
        ]);
    }

    /** @return array<string, array<string, mixed>> common fields of detail types, and single-value fields of the definition */
    public function common(ContentType $type): array
    {
        return [
            ...$this->plain($this->definitions->of($type)),
            'author' => self::field('PasserellePerson', $this->author(...)),
            'card' => self::field(Type::required('PasserelleCard'), $this->cards->one(...)),
            'modifiedAt' => self::field(Type::required('String'), static fn (Visible $visible): string => Times::text($visible->record->modifiedAt)),
            'related' => self::field(Type::listOf('PasserelleRelated'), $this->related->to(...)),
            'translations' => self::field(Type::listOf('PasserelleTranslation'), $this->translations(...)),
        ];
    }

    /** @return array<string, array<string, mixed>> public texts, dates, numbers and URLs of a definition */
    private function plain(Definition $definition): array
    {
        $plain = [];
        foreach ([...$definition->fields(), ...$definition->computedFields()] as $field) {
            $resolver = match ($field->kind) {
                FieldKind::Text, FieldKind::LongText, FieldKind::Date, FieldKind::Instant, FieldKind::Zone => $this->text($field->key),
                FieldKind::Url, FieldKind::YoutubeUrl => $this->url($field->key),
                FieldKind::Html => $this->html($field->key),
                FieldKind::Number => $this->number($field->key),
                default => null,
            };
            if ($resolver !== null && $field->visibility === Visibility::Everyone && $field->key !== self::SUMMARY) {
                $plain[$field->key] = $resolver;
            }
        }

        return $plain;
    }

    /** @return array<string, mixed> */
    private function number(string $key): array
    {
        return self::field('Int', static fn (Visible $visible): ?int => $visible->values->number($key));
    }

    /** @return array<string, mixed> */
    private function text(string $key): array
    {
        return self::field('String', static fn (Visible $visible): ?string => $visible->values->textOrNull($key));
    }

    /** @return array<string, mixed> */
    private function html(string $key): array
    {
        return self::field('String', static function (Visible $visible) use ($key): ?string {
            $html = Html::sanitise($visible->values->text($key));

            return $html === '' ? null : $html;
        });
    }

    /** @return array<string, mixed> */
    private function url(string $key): array
    {
        return self::field('String', static fn (Visible $visible): ?string => self::webAddress($visible->values, $key));
    }

    /** @return array<string, mixed> */
    public function choices(string $key, string $type): array
    {
        return self::field(Type::listOf($type), fn (Visible $visible): array => $this->choices->many($visible->values, $key, $key));
    }

    /** @return array<string, mixed> */
    public function links(): array
    {
        return self::field(Type::listOf('PasserelleLink'), function (Visible $visible): array {
            $links = array_map(fn (Values $row): array => [
                'network' => $this->choices->one($row, 'network', 'network'),
                'url' => self::webAddress($row, 'url'),
            ], $visible->values->rows('links'));

            return array_values(array_filter($links, static fn (array $link): bool => !in_array(null, $link, true)));
        });
    }

    /** @return array<string, mixed> */
    public function people(string $key): array
    {
        return self::field(Type::listOf('PasserellePerson'), function (Visible $visible) use ($key): Deferred {
            $rows = $visible->values->rows($key);

            return $this->batch->records(
                new Needs(groups: People::groups($rows), inviting: People::invites($rows) ? [$visible->record->groupId] : []),
                fn (Loaded $loaded): array => $this->people->of($key, $rows, $loaded, $visible->record),
            );
        });
    }

    /** @return array<string, mixed> accounts, represented by their public profiles */
    public function users(string $key): array
    {
        return self::field(Type::listOf('PasserellePerson'), fn (Visible $visible): Deferred => $this->batch->records(
            new Needs(users: $visible->values->ints($key)),
            fn (Loaded $loaded): array => $this->people->ofUsers($visible->values->ints($key), $loaded, $visible->record->language),
        ));
    }

    /** @return array<string, mixed> */
    public function organiser(): array
    {
        return self::field('PasserellePerson', function (Visible $visible): ?Deferred {
            $groupId = $visible->values->int('organiserId');

            return $groupId === null ? null : $this->batch->records(
                new Needs(groups: [$groupId]),
                fn (Loaded $loaded): ?array => $this->people->ofGroup($groupId, $loaded, $visible->record->language),
            );
        });
    }

    /**
     * Cards of items that the field finds for a record.
     *
     * @param callable(Record): list<int> $find post ids; not called for locked items
     * @return array<string, mixed>
     */
    public function cards(callable $find): array
    {
        return self::field(
            Type::listOf('PasserelleCard'),
            fn (Visible $visible): array|Deferred => $visible->isLocked ? [] : $this->cards->ofIds($find($visible->record)),
        );
    }

    /** @return array<string, mixed> */
    public function files(string $key): array
    {
        return self::field(Type::listOf('PasserelleFile'), function (Visible $visible) use ($key): Deferred {
            $ids = $visible->values->ints($key);

            return $this->batch->filesOnly($ids, static fn (array $found): array => Media::files($ids, $found));
        });
    }

    /** @return array<string, mixed> */
    public function file(string $key): array
    {
        return self::field('PasserelleFile', function (Visible $visible) use ($key): Deferred {
            $id = $visible->values->int($key);

            return $this->batch->filesOnly([$id], static fn (array $found): ?array => Media::file($found[$id ?? 0] ?? null));
        });
    }

    /** @return array<string, mixed> */
    public function images(string $key): array
    {
        return self::field(Type::listOf('PasserelleImage'), function (Visible $visible) use ($key): Deferred {
            $ids = $visible->values->ints($key);

            return $this->batch->filesOnly($ids, static fn (array $found): array => Media::images($ids, $found, $visible->record->language));
        });
    }

    /**
     * Rows of a repeated field, as objects of a type with the fields of its columns.
     *
     * @param callable(Values): array<string, mixed> $row
     * @return array<string, mixed>
     */
    public function rows(string $key, string $type, callable $row): array
    {
        return self::field(Type::listOf($type), static fn (Visible $visible): array => array_map($row, $visible->values->rows($key)));
    }

    /**
     * @param string|array<string, mixed> $type
     * @param callable(Visible): mixed $work
     * @return array{type: string|array<string, mixed>, resolve: callable}
     */
    public static function field(string|array $type, callable $work): array
    {
        return ['type' => $type, 'resolve' => Resolver::of($work)];
    }

    /** @return Deferred|null of array<string, int|string|null>|null: its author, if they have a public profile */
    private function author(Visible $visible): ?Deferred
    {
        $owner = $visible->record->ownerId;

        return $visible->isLocked ? null : $this->batch->records(
            new Needs(users: [$owner]),
            fn (Loaded $loaded): ?array => $this->people->ofUsers([$owner], $loaded, $visible->record->language)[0] ?? null,
        );
    }

    /** @return Deferred of list<array{language: string, slug: string}>: other languages in which it is public */
    private function translations(Visible $visible): Deferred
    {
        $others = array_values(array_diff($visible->record->translations, [$visible->record->id]));

        return $this->batch->records(new Needs(posts: $others), static fn (Loaded $loaded): array => array_map(
            static fn (Record $record): array => ['language' => $record->language->value, 'slug' => $record->slug],
            array_values(array_filter($loaded->records($others), static fn (Record $record): bool => $record->status->isPublic())),
        ));
    }

    private static function webAddress(Values $values, string $key): ?string
    {
        $address = $values->textOrNull($key);

        return $address !== null && preg_match(self::WEB_ADDRESS, $address) === 1 ? $address : null;
    }
}
