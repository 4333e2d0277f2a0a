<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Passerelle\Content\Record;
use Passerelle\Content\RecordPaths;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/** Target of a notice: the form of the record, its public page, or a screen of the workspace. */
final readonly class NoticePaths
{
    /** Pages by type, with the id of the record in their address. */
    private const FORMS = [
        'initiative' => 'editInitiative',
        'event' => 'editEvent',
        'resource' => 'editResource',
        'supported_projects' => 'editProject',
        'call_for_application' => 'editCall',
    ];
    private const PROFILE_FORM = 'profileForm';

    public function __construct(private Config $config, private RecordPaths $paths)
    {
    }

    /** @param array<string, Record> $group the languages of the record */
    public function of(Record $record, array $group, Lang $language, bool $toForm): ?string
    {
        $form = $this->form($record, $language);
        $page = $this->page($record, $group, $language);

        return $toForm ? $form ?? $page : $page ?? $form;
    }

    /** @param array<string, Record> $group */
    public function page(Record $record, array $group, Lang $language): ?string
    {
        foreach ([$group[$language->value] ?? null, $record] as $each) {
            if ($each?->status->isPublic() === true) {
                return $this->paths->of($each);
            }
        }

        return null;
    }

    /** @param int|null $id in the place of `:id`; null: the path has none */
    public function screen(string $name, Lang $language, ?int $id = null): string
    {
        return str_replace(':id', (string) $id, $this->config->pagePath($name, $language->value));
    }

    /** Null for types without a form on the site. */
    private function form(Record $record, Lang $language): ?string
    {
        if ($record->type === ContentType::CommunityProfile) {
            return $this->config->pagePath(self::PROFILE_FORM, $language->value) . "?id={$record->id}";
        }
        $page = self::FORMS[$record->type->value] ?? null;

        return $page === null ? null : $this->screen($page, $language, $record->id);
    }
}
