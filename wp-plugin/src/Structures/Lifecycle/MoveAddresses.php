<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Actions\DependentChanges;
use Passerelle\Content\Cause;
use Passerelle\Content\FormerSlugs;
use Passerelle\Content\Record;

/** Takes the pages of a merged structure away and lets their addresses lead to the one that remains. */
final readonly class MoveAddresses
{
    public function __construct(
        private StoredStructures $structures,
        private DependentChanges $changes,
        private EndedStore $ended,
        private FormerSlugs $slugs,
    ) {
    }

    /** Former addresses and the last one lead to the page in the same language, where there is one. */
    public function __invoke(EndedStructure $structure, Record $from, Record $into, Cause $cause): void
    {
        $targets = $this->structures->languages($into->groupId);
        foreach ($this->structures->languages($from->groupId) as $language => $record) {
            $this->changes->trash($record, $cause);
            $this->ended->addTrashed($structure->id, $record->id);
            if (isset($targets[$language])) {
                $this->ended->addSlugs($structure->id, $record, $this->slugs->redirect($record->id, $targets[$language]->id));
            }
        }
    }
}
