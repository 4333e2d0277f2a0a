<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Details;

use Passerelle\Content\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Values;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Cards\CardBuilder;
use Passerelle\GraphQL\Choices;
use Passerelle\GraphQL\Media\Media;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\Html;

/**
 * The fields of detail types by what they hold. Each resolver reads a Visible: of a locked thing it finds nothing
 * there and answers null or an empty list.
 */
final readonly class DetailFields
{
    private const WEB_ADDRESS = '~^https?://~i';

    public function __construct(
        private Visibilities $visibilities,
        private Records $records,
        private CardBuilder $cards,
        private Related $related,
        private Media $media,
        private People $people,
        private Choices $choices,
    ) {
    }

    /** The root field that finds one thing by its slug; null for what does not exist and for what the viewer may not see. */
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

    /** @return array<string, array<string, mixed>> fields of every detail type */
    public function common(): array
    {
        return [
            'author' => self::field('PasserellePerson', $this->author(...)),
            'card' => self::field(Type::required('PasserelleCard'), $this->cards->one(...)),
            'description' => $this->html('description'),
            'modifiedAt' => self::field(Type::required('String'), static fn (Visible $visible): string => Times::text($visible->record->modifiedAt)),
            'related' => self::field(Type::listOf('PasserelleRelated'), $this->related->to(...)),
            'translations' => self::field(Type::listOf('PasserelleTranslation'), $this->translations(...)),
        ];
    }

    /** @return array<string, mixed> */
    public function text(string $key): array
    {
        return self::field('String', static fn (Visible $visible): ?string => $visible->values->textOrNull($key));
    }

    /** @return array<string, mixed> */
    public function html(string $key): array
    {
        return self::field('String', static function (Visible $visible) use ($key): ?string {
            $html = Html::sanitise($visible->values->text($key));

            return $html === '' ? null : $html;
        });
    }

    /** @return array<string, mixed> */
    public function url(string $key): array
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
        return self::field(
            Type::listOf('PasserellePerson'),
            fn (Visible $visible): array => $this->people->of($visible->values->rows($key), $visible->record->language),
        );
    }

    /** @return array<string, mixed> accounts, shown by their public profiles */
    public function users(string $key): array
    {
        return self::field(
            Type::listOf('PasserellePerson'),
            fn (Visible $visible): array => $this->people->ofUsers($visible->values->ints($key), $visible->record->language),
        );
    }

    /** @return array<string, mixed> */
    public function organiser(): array
    {
        return self::field(
            'String',
            fn (Visible $visible): ?string => $this->people->titleOf($visible->values->int('organiser'), $visible->record->language),
        );
    }

    /** @return array<string, mixed> */
    public function files(string $key): array
    {
        return self::field(Type::listOf('PasserelleFile'), fn (Visible $visible): array => $this->media->files($visible->values->ints($key)));
    }

    /** @return array<string, mixed> */
    public function file(string $key): array
    {
        return self::field('PasserelleFile', fn (Visible $visible): ?array => $this->media->files([$visible->values->int($key)])[0] ?? null);
    }

    /** @return array<string, mixed> */
    public function images(string $key): array
    {
        return self::field(
            Type::listOf('PasserelleImage'),
            fn (Visible $visible): array => $this->media->images($visible->values->ints($key), $visible->record->language),
        );
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

    /** @return array<string, int|string|null>|null who published it, when the public knows them */
    private function author(Visible $visible): ?array
    {
        return $visible->isLocked ? null : $this->people->ofUsers([$visible->record->ownerId], $visible->record->language)[0] ?? null;
    }

    /** @return list<array{language: string, slug: string}> the other languages in which everybody finds it */
    private function translations(Visible $visible): array
    {
        $others = array_diff($visible->record->translations, [$visible->record->id]);
        $public = array_filter(
            $this->records->findMany(array_values($others)),
            static fn (Record $record): bool => $record->status->isPublic(),
        );

        return array_values(array_map(
            static fn (Record $record): array => ['language' => $record->language->value, 'slug' => $record->slug],
            $public,
        ));
    }

    private static function webAddress(Values $values, string $key): ?string
    {
        $address = $values->textOrNull($key);

        return $address !== null && preg_match(self::WEB_ADDRESS, $address) === 1 ? $address : null;
    }
}
