<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Definition;
use Passerelle\Content\Record;
use Passerelle\Content\Validation\Context;
use Passerelle\Content\Validation\TextChecks;
use Passerelle\Content\Validation\Validator;
use Passerelle\Content\Values;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\UniqueSlugs;

/** Title and slug of a save. */
final readonly class Titles
{
    public function __construct(private Config $config, private Validator $validator, private UniqueSlugs $slugs)
    {
    }

    public function title(Definition $definition, SaveInput $input, ?Record $existing, Values $values, Context $context): string
    {
        $key = $definition->titleKey();
        if ($key === null) {
            return mb_substr($definition->titleFrom($values), 0, $this->config->textMax('title'));
        }
        $stored = $existing->title ?? '';
        $title = $input->title === null ? $stored : $this->validator->line($input->title);
        if ($title === '') {
            $context->add(new FieldError($key, 'required'));
        } elseif (mb_strlen($title) > $this->config->textMax('title')) {
            $context->add(new FieldError($key, 'too_long', ['max' => $this->config->textMax('title')]));
        }

        return $title;
    }

    /**
     * A slug that is taken in this type and language gets a number. A translation that was never published and still has
     * the slug it was copied with gets one from its own title.
     *
     * @param Record|null $translated a post of the same group in the other language
     */
    public function slug(SaveInput $input, ?Record $existing, ?Record $translated, string $title, Context $context): string
    {
        $stored = $existing->slug ?? '';
        $requested = $input->slug === null ? $stored : trim($input->slug);
        if ($existing !== null && $requested === $stored && self::hasCopiedSlug($existing, $translated) && $title !== $translated?->title) {
            $requested = '';
        }
        $max = $this->config->textMax('slug');
        if ($requested !== '' && $requested !== $stored) {
            if (mb_strlen($requested) > $max) {
                $context->add(new FieldError('slug', 'too_long', ['max' => $max]));
            } elseif (!TextChecks::isSlug($requested)) {
                $context->add(new FieldError('slug', 'invalid_slug'));
            }
        }
        $slug = $requested === '' ? SuggestedSlug::of($title, $input->type, $max) : $requested;

        return $this->slugs->unique($input->type->value, $input->language, $slug, $existing->id ?? $input->id ?? 0);
    }

    private static function hasCopiedSlug(Record $existing, ?Record $translated): bool
    {
        return $translated !== null
            && $existing->id !== $existing->groupId
            && $existing->publishedAt === null
            && self::withoutNumber($existing->slug) === self::withoutNumber($translated->slug);
    }

    private static function withoutNumber(string $slug): string
    {
        return (string) preg_replace('/-\d+$/', '', $slug);
    }
}
