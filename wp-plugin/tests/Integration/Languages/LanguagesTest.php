<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Languages;

use LogicException;
use Passerelle\Languages\Lang;
use Passerelle\Languages\Languages;
use Passerelle\Languages\PostLanguage;
use Passerelle\Languages\Provision;
use Passerelle\Content\Model\ContentType;
use Passerelle\Tests\IntegrationTestCase;

/** On whichever engine is there. */
final class LanguagesTest extends IntegrationTestCase
{
    private Languages $languages;

    protected function setUp(): void
    {
        parent::setUp();
        $this->languages = $this->plugin->get(Languages::class);
    }

    public function testBothLanguagesAreCreatedOnce(): void
    {
        $terms = fn (): array => $this->db->rows(
            "SELECT t.slug, t.name, t.term_group, tt.taxonomy, tt.description FROM {$this->database()->terms} t
            JOIN {$this->database()->term_taxonomy} tt ON tt.term_id = t.term_id
            WHERE tt.taxonomy IN ('language', 'term_language') ORDER BY tt.taxonomy, t.term_group, t.slug",
        );
        $before = $terms();
        (new Provision())->run();

        self::assertSame($before, $terms());
        self::assertSame(
            [['fr', 'Français'], ['en', 'English'], ['pll_en', 'English'], ['pll_fr', 'Français']],
            array_map(static fn (array $term): array => [$term['slug'], $term['name']], $before),
        );
        self::assertEquals(
            ['locale' => 'fr_FR', 'rtl' => false, 'flag_code' => 'fr'],
            unserialize((string) $before[0]['description'], ['allowed_classes' => false]),
        );
        self::assertTrue((new Provision())->isDone());
    }

    public function testLanguageAndTranslations(): void
    {
        [$french, $english, $alone] = [$this->post(), $this->post(), $this->post()];
        $this->languages->set($french, Lang::French);
        $this->languages->set($english, Lang::English);
        $this->languages->set($alone, Lang::English);
        $this->languages->link(['fr' => $french, 'en' => $english]);

        self::assertSame([Lang::French, Lang::English], [$this->languages->of($french), $this->languages->of($english)]);
        self::assertEquals(['fr' => $french, 'en' => $english], $this->languages->translations($english));
        $many = [];
        $queries = $this->countQueries(function () use (&$many, $french, $english, $alone): void {
            $many = $this->languages->ofMany([$english, $alone, $french, 999_999]);
        });
        self::assertSame(1, $queries);
        self::assertEquals([
            $english => new PostLanguage(Lang::English, ['fr' => $french, 'en' => $english]),
            $alone => new PostLanguage(Lang::English, ['en' => $alone]),
            $french => new PostLanguage(Lang::French, ['fr' => $french, 'en' => $english]),
            999_999 => new PostLanguage(null, []),
        ], $many);
        self::assertSame([], $this->languages->ofMany([]));
    }

    public function testALanguageCanChange(): void
    {
        $post = $this->post();
        $this->languages->set($post, Lang::French);
        $this->languages->set($post, Lang::English);
        $this->languages->set($post, Lang::English);

        self::assertSame(Lang::English, $this->languages->of($post));
        self::assertSame(['en' => $post], $this->languages->translations($post));
    }

    public function testADeletedPostLeavesItsGroup(): void
    {
        [$french, $english] = [$this->post(), $this->post()];
        $this->languages->set($french, Lang::French);
        $this->languages->set($english, Lang::English);
        $this->languages->link(['fr' => $french, 'en' => $english]);

        wp_delete_post($french, true);
        wp_cache_flush();

        self::assertSame(['en' => $english], $this->languages->translations($english));
    }

    public function testLanguageOfThePostBeingWritten(): void
    {
        $post = $this->post();
        $this->languages->set($post, Lang::French);

        self::assertSame(Lang::English, $this->languages->during(Lang::English, fn (): ?Lang => $this->languages->current($post)));
        self::assertSame(Lang::French, $this->languages->current($post));
        self::assertNull($this->languages->current(0));
        try {
            $this->languages->during(Lang::English, static fn () => throw new LogicException('cut'));
        } catch (LogicException) {
            self::assertNull($this->languages->current(0), 'A failure ends it too.');
        }
    }

    public function testOurTypesHaveLanguages(): void
    {
        foreach (ContentType::cases() as $type) {
            self::assertTrue(pll_is_translated_post_type($type->value), $type->value);
        }
    }

    private function post(): int
    {
        $id = wp_insert_post(['post_type' => 'initiative', 'post_title' => 'Titre', 'post_status' => 'draft']);
        return $id;
    }
}
