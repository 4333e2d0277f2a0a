<?php

declare(strict_types=1);

namespace Passerelle\Content;

use DateTimeImmutable;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;
use Passerelle\Languages\Languages;
use Passerelle\Languages\PostLanguage;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use WP_Post;

/** Maps a post to a Record. Its meta must be in WordPress's cache, so that no query is needed. */
final readonly class RecordMapper
{
    public const VERSION_META = '_passerelle_version';
    public const AUDIENCE_META = '_passerelle_audience';
    public const OWN_SLUG_META = '_passerelle_own_slug';
    private const NO_DATE = '0000-00-00 00:00:00';

    public function __construct(private Definitions $definitions, private Languages $languages)
    {
    }

    /** @param array<string, mixed> $ledgers rows by field key */
    public function map(WP_Post $post, PostLanguage $language, array $ledgers): Record
    {
        $type = ContentType::from($post->post_type);
        $lang = $language->language ?? Lang::DEFAULT;

        return new Record(
            id: $post->ID,
            groupId: $this->languages->groupOf($post->ID),
            type: $type,
            language: $lang,
            slug: $post->post_name,
            title: $post->post_title,
            status: Status::tryFrom($post->post_status) ?? Status::Draft,
            audience: Audience::tryFrom($this->meta($post->ID, self::AUDIENCE_META)) ?? Audience::Public,
            ownerId: (int) $post->post_author,
            version: (int) $this->meta($post->ID, self::VERSION_META),
            publishedAt: $this->date($post->post_date_gmt),
            modifiedAt: $this->date($post->post_modified_gmt) ?? new DateTimeImmutable('@0'),
            translations: $language->translations === [] ? [$lang->value => $post->ID] : $language->translations,
            values: new Values([...$this->values($post->ID, $type), ...$ledgers]),
            hasOwnSlug: $this->meta($post->ID, self::OWN_SLUG_META) !== '',
        );
    }

    /** @return array<string, mixed> */
    private function values(int $postId, ContentType $type): array
    {
        $values = [];
        foreach ($this->definitions->stored($type) as $field) {
            $value = get_post_meta($postId, $field->metaKey(), true);
            if ($value !== '' && $value !== []) {
                $values[$field->key] = MetaValue::fromStore($field, $value);
            }
        }

        return $values;
    }

    private function meta(int $postId, string $key): string
    {
        $value = get_post_meta($postId, $key, true);
        return is_scalar($value) ? (string) $value : '';
    }

    private function date(string $gmt): ?DateTimeImmutable
    {
        return $gmt === self::NO_DATE || $gmt === '' ? null : StoredInstant::read($gmt);
    }
}
