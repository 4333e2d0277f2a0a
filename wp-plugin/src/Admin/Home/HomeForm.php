<?php

declare(strict_types=1);

namespace Passerelle\Admin\Home;

use Passerelle\Admin\Form\Upload;
use Passerelle\Admin\Pickers\RecordSearch;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\References;
use Passerelle\Content\Validation\Context;
use Passerelle\Content\Validation\TextChecks;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Site\Home\HomePlan;
use Passerelle\Site\Home\HomeSection;
use Passerelle\Site\Home\Partner;
use Passerelle\Site\SiteTexts;

/** Reads and validates the posted home form. Nothing is dropped silently: each rejected value becomes an error with its path. */
final readonly class HomeForm
{
    /** Largest texts of the hero, as names of limits.json. */
    public const LIMITS = ['homeTitle' => 'title', 'homeIntro' => 'summary'];

    private TextChecks $checks;

    public function __construct(
        private Config $config,
        private References $references,
        private RecordSearch $records,
        private Files $files,
    ) {
        $this->checks = new TextChecks();
    }

    /** @return non-empty-list<ContentType> types that may be featured: those with a page of their own */
    public static function featurable(): array
    {
        return [
            ContentType::Initiative, ContentType::CallForApplication, ContentType::Event,
            ContentType::Resource, ContentType::Training, ContentType::SupportedProject,
        ];
    }

    /**
     * @param array<array-key, mixed> $posted unslashed: language => part => value
     * @param array<string, list<Upload>> $uploads by path
     */
    public function read(array $posted, array $uploads, Viewer $actor): HomeInput
    {
        $context = new Context($actor, null, Zone::utc());
        $plans = $texts = $searches = [];
        foreach (Lang::cases() as $language) {
            $own = is_array($posted[$language->value] ?? null) ? $posted[$language->value] : [];
            $texts[$language->value] = $this->texts($own, $language->value, $context);
            [$featured, $search] = $this->featured($own['featured'] ?? null, $language->value, $context);
            if ($search !== '') {
                $searches[$language->value] = $search;
            }
            $plans[$language->value] = new HomePlan(
                self::order($own['order'] ?? null),
                self::hidden($own['visible'] ?? null),
                $featured,
                $this->partners($own['partners'] ?? null, $uploads, $language->value, $context),
            );
        }

        return new HomeInput($plans, $texts, $context->errors(), $searches);
    }

    /**
     * @param array<array-key, mixed> $own
     * @return array<string, string>
     */
    private function texts(array $own, string $path, Context $context): array
    {
        $texts = [];
        foreach (SiteTexts::HOME as $name) {
            $max = $this->config->textMax(self::LIMITS[$name]);
            $text = is_string($own[$name] ?? null) ? PlainText::paragraphs($own[$name]) : '';
            if (mb_strlen($text) > $max) {
                $context->refuse("{$path}.{$name}", 'too_long', ['max' => $max]);
            }
            $texts[$name] = $text;
        }

        return $texts;
    }

    /** @return array{list<int>, string} group ids, and search texts without exactly one match */
    private function featured(mixed $raw, string $path, Context $context): array
    {
        $input = is_array($raw) && is_array($raw['id'] ?? null) ? $raw['id'] : [];
        $ids = array_values(array_unique(array_map(intval(...), array_filter($input, is_numeric(...)))));
        $search = is_array($raw) && is_string($raw['search'] ?? null) ? trim($raw['search']) : '';
        if ($search !== '') {
            $named = $this->records->named(self::featurable(), $search);
            if (count($named) === 1) {
                $ids = array_values(array_unique([...$ids, $named[0]->id]));
                $search = '';
            } else {
                $context->refuse("{$path}.featured", $named === [] ? 'unknown_record' : 'ambiguous_record');
            }
        }
        $known = $ids === [] ? [] : $this->references->existingGroups($ids, self::featurable());
        if (array_diff($ids, $known) !== []) {
            $context->refuse("{$path}.featured", 'unknown_record');
        }
        $max = $this->config->rowsMax('featured');
        if (count($ids) > $max) {
            $context->refuse("{$path}.featured", 'too_many_rows', ['max' => $max]);
        }

        return [$ids, $search];
    }

    /** @return list<HomeSection> sorted by position; equal and missing positions stay in their current order */
    private static function order(mixed $raw): array
    {
        $numbers = is_array($raw) ? $raw : [];
        $sections = HomeSection::cases();
        $rank = static fn (HomeSection $section): int => is_numeric($numbers[$section->value] ?? null) ? (int) $numbers[$section->value] : PHP_INT_MAX;
        usort($sections, static fn (HomeSection $one, HomeSection $other): int => $rank($one) <=> $rank($other));

        return $sections;
    }

    /** @return list<HomeSection> */
    private static function hidden(mixed $raw): array
    {
        $visible = is_array($raw) ? $raw : [];

        return array_values(array_filter(HomeSection::cases(), static fn (HomeSection $section): bool => !in_array($section->value, $visible, true)));
    }

    /**
     * @param array<string, list<Upload>> $uploads
     * @return list<Partner> rows that are not empty
     */
    private function partners(mixed $raw, array $uploads, string $path, Context $context): array
    {
        $partners = [];
        foreach (is_array($raw) ? $raw : [] as $key => $row) {
            if (!is_int($key) || !is_array($row) || ($row['remove'] ?? '') === '1') {
                continue;
            }
            $at = "{$path}.partners." . count($partners);
            $upload = $uploads["{$path}.partners.{$key}.logo"][0] ?? null;
            $name = self::text($row, 'name');
            $url = self::text($row, 'url');
            $logo = $upload === null ? $this->existing($row['logo'] ?? null) : $this->stored($upload, $at, $context);
            if ($name === '' && $url === '' && $logo === null) {
                continue;
            }
            if ($name === '') {
                $context->refuse("{$at}.name", 'required');
            }
            $this->checks->check(new Field('name', FieldKind::Text, max: $this->config->textMax('short')), $name, "{$at}.name", $context);
            $complete = $this->checks->check(new Field('url', FieldKind::Url, max: $this->config->textMax('url')), $url, "{$at}.url", $context);
            $partners[] = new Partner($name, $complete ?? $url, $logo);
        }
        $max = $this->config->rowsMax('partners');
        if (count($partners) > $max) {
            $context->refuse("{$path}.partners", 'too_many_rows', ['max' => $max]);
        }

        return $partners;
    }

    /** @param array<array-key, mixed> $row */
    private static function text(array $row, string $name): string
    {
        return is_string($row[$name] ?? null) ? PlainText::line($row[$name]) : '';
    }

    /** Only files uploaded as logos: the page makes them public. */
    private function existing(mixed $raw): ?int
    {
        $file = is_numeric($raw) ? $this->files->find((int) $raw) : null;

        return $file !== null && $file->purpose === FilePurpose::Logo && $file->isImage() ? $file->id : null;
    }

    private function stored(Upload $upload, string $at, Context $context): ?int
    {
        $stored = $upload->storeBy(fn (string $path, string $name): int => $this->files->store($path, $name, FilePurpose::Logo, $context->actor->id));
        if (is_int($stored)) {
            return $stored;
        }
        $context->add(new FieldError("{$at}.logo", $stored));

        return null;
    }
}
