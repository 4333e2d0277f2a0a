<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Definition;
use Passerelle\Content\Record;
use Passerelle\Content\Validation\Context;
use Passerelle\Content\Validation\TextChecks;
use Passerelle\Content\Values;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Languages\UniqueSlugs;

/** Title and slug of a save. */
final readonly class Titles
{
    public function __construct(private Config $config, private UniqueSlugs $slugs)
    {
    }

    public function title(Definition $definition, SaveInput $input, ?Record $existing, Values $values, Context $context): string
    {
        $key = $definition->titleKey();
        if ($key === null) {
            return mb_substr($definition->titleFrom($values), 0, $this->config->textMax('title'));
        }
        $stored = $existing->title ?? '';
        $title = $input->title === null ? $stored : PlainText::line($input->title);
        if ($title === '') {
            $context->add(new FieldError($key, 'required'));
        } elseif (mb_strlen($title) > $this->config->textMax('title')) {
            $context->add(new FieldError($key, 'too_long', ['max' => $this->config->textMax('title')]));
        }

        return $title;
    }

    /**
     * A slug that was sent is kept. Without one, that of a record which was never public follows its title, unless its owner
     * chose it. A slug that is taken in this type and language gets a number.
     *
     * @param Record|null $translated a post of the same group in the other language
     */
    public function slug(SaveInput $input, ?Record $existing, ?Record $translated, string $title, Context $context): string
    {
        $max = $this->config->textMax('slug');
        $stored = $existing->slug ?? '';
        $sent = $input->slug === null ? null : PlainText::trim($input->slug);
        $requested = $sent ?? ($existing !== null && FollowingSlug::isOf($existing, $translated, $title, $max) ? '' : $stored);
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

    /** @return bool|null null: no slug was sent */
    public function isSlugChosen(SaveInput $input, string $title): ?bool
    {
        $sent = $input->slug === null ? null : PlainText::trim($input->slug);

        return $sent === null ? null : $sent !== '' && !SuggestedSlug::isOf($sent, $title, $input->type, $this->config->textMax('slug'));
    }
}
