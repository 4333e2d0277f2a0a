<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\EditorRecords;
use Passerelle\Content\Validation\TextChecks;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Languages\Lang;
use Passerelle\Languages\UniqueSlugs;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;

/** What a save would make of a slug, before it is saved. */
final readonly class SlugCheck
{
    public function __construct(private Config $config, private UniqueSlugs $slugs, private EditorRecords $records)
    {
    }

    /**
     * @param string $slug as typed; empty: the one that the title suggests
     * @param Lang $language of a new post
     * @param int|null $id of the post that is edited, whose own slug is free; null for a new one
     * @return array{state: SlugState, slug: string, language: Lang} the slug that a save would store; of an invalid one, as typed
     * @throws DomainError not_found, forbidden or the code of the type
     */
    public function __invoke(Viewer $viewer, ContentType $type, Lang $language, string $slug, string $title, ?int $id): array
    {
        $record = $id === null ? null : $this->records->find($viewer, $id, $type);
        $language = $record->language ?? $language;
        $max = $this->config->textMax('slug');
        $sent = PlainText::trim($slug);
        $slug = $sent === '' ? SuggestedSlug::of($title, $type, $max) : $sent;
        if (mb_strlen($slug) > $max || !TextChecks::isSlug($slug)) {
            return ['state' => SlugState::Invalid, 'slug' => $slug, 'language' => $language];
        }
        $stored = $this->slugs->unique($type->value, $language, $slug, $record->id ?? 0);

        return ['state' => $stored === $slug ? SlugState::Free : SlugState::Taken, 'slug' => $stored, 'language' => $language];
    }
}
