<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Content\Definitions;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Query;
use WP_REST_Request;

/** What WordPress knows of our types, and that it shows none of it by itself. */
final class RegistrationTest extends IntegrationTestCase
{
    #[DataProvider('contentTypes')]
    public function testTypesAreForTheAdminOnly(ContentType $type): void
    {
        $object = get_post_type_object($type->value);
        self::assertNotNull($object);
        [$singular, $plural] = $type->capabilityType();

        self::assertSame(
            [true, false, false, false, false, true, false, false, "edit_{$singular}", "edit_{$plural}", "publish_{$plural}"],
            [
                $object->show_ui, $object->public, $object->publicly_queryable, $object->show_in_rest, $object->has_archive,
                $object->exclude_from_search, $object->rewrite, $object->query_var, $object->cap->edit_post, $object->cap->edit_posts,
                $object->cap->publish_posts,
            ],
        );
        self::assertTrue($object->map_meta_cap);
        self::assertFalse(get_object_vars($object)['show_in_graphql'] ?? null);
        self::assertSame([true, false, false], [
            post_type_supports($type->value, 'title'), post_type_supports($type->value, 'editor'), post_type_supports($type->value, 'revisions'),
        ]);
    }

    #[DataProvider('contentTypes')]
    public function testEveryStoredFieldIsRegisteredWithItsSchema(ContentType $type): void
    {
        $registered = get_registered_meta_keys('post', $type->value);
        foreach ($this->plugin->get(Definitions::class)->stored($type) as $field) {
            $schema = $registered[$field->metaKey()]['show_in_rest']['schema'] ?? null;
            self::assertIsArray($schema, $field->key);
            self::assertSame($schema['type'], $registered[$field->metaKey()]['type']);
            $integers = [FieldKind::Number, ...FieldKind::singleIds()];
            $expected = match (true) {
                $field->kind->isList() => 'array',
                $field->kind === FieldKind::Map => 'object',
                default => in_array($field->kind, $integers, true) ? 'integer' : 'string',
            };
            self::assertSame($expected, $schema['type'], $field->key);
        }
        foreach (['_passerelle_version' => 'integer', '_passerelle_audience' => 'string'] as $key => $kind) {
            self::assertSame([$kind, false], [$registered[$key]['type'], $registered[$key]['show_in_rest']]);
        }
    }

    #[DataProvider('contentTypes')]
    public function testStoredValuesMatchTheSchema(ContentType $type): void
    {
        $record = $this->content->draft($type);
        $registered = get_registered_meta_keys('post', $type->value);
        foreach ($this->plugin->get(Definitions::class)->stored($type) as $field) {
            $value = get_post_meta($record->id, $field->metaKey(), true);
            if ($value !== '') {
                self::assertTrue(rest_validate_value_from_schema($value, $registered[$field->metaKey()]['show_in_rest']['schema'], $field->key), $field->key);
            }
        }
    }

    public function testMetaKeysAreProtected(): void
    {
        $staff = $this->content->staff();
        $record = $this->content->draft(ContentType::Initiative);

        self::assertFalse(user_can($staff->id, 'edit_post_meta', $record->id, '_passerelle_subtitle'));
    }

    public function testStatuses(): void
    {
        foreach (Status::cases() as $status) {
            self::assertNotNull(get_post_status_object($status->value), $status->value);
        }
        foreach (Status::custom() as $status) {
            $object = get_post_status_object($status->value);
            self::assertSame(
                [false, true, true, true, $status !== Status::Completed],
                [$object?->public, $object?->protected, $object?->exclude_from_search, $object?->show_in_admin_all_list, $object?->date_floating],
                $status->value,
            );
        }
    }

    public function testWordPressRestSearchAndFeedsReturnNothing(): void
    {
        foreach (ContentType::cases() as $type) {
            $this->content->published($type, title: 'Introuvable');
        }

        foreach (ContentType::cases() as $type) {
            self::assertSame(404, rest_do_request(new WP_REST_Request('GET', "/wp/v2/{$type->value}"))->get_status());
        }
        $search = new WP_REST_Request('GET', '/wp/v2/search');
        $search->set_query_params(['search' => 'Introuvable']);
        self::assertSame([], rest_do_request($search)->get_data());
        self::assertSame([], (new WP_Query(['s' => 'Introuvable', 'lang' => '']))->posts);
        self::assertSame([], (new WP_Query(['post_type' => 'any', 'lang' => '', 's' => 'Introuvable']))->posts);
        self::assertSame('', get_the_content(null, false, $this->content->published(ContentType::Event)->id));
    }
}
