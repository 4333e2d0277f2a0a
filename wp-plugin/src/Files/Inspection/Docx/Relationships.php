<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Docx;

use Passerelle\Files\Inspection\LinkTarget;
use Passerelle\Files\Inspection\Refusal;
use XMLReader;

/** References of a part (ECMA-376 part 2, 6.5.3). */
final readonly class Relationships
{
    public const ROOT = '_rels/.rels';
    /** Last segments of relationship types that load programs or other documents, internal or external. */
    private const REFUSED = [
        'vbaproject', 'wordvbadata', 'oleobject', 'package', 'control', 'activexcontrolbinary', 'activexcontrol', 'afchunk', 'subdocument',
        'attachedtoolbars', 'mailmergesource', 'mailmergerecipientdata', 'externallinkpath', 'externallink', 'frame', 'ui/extensibility', 'extensibility',
        'ctrlprop', 'xlmacrosheet', 'xlintlmacrosheet', 'webextension', 'webextensiontaskpanes', 'taskpanes',
    ];

    /**
     * @return string|null target of the main part, for the relationships of the package
     * @throws Refusal
     */
    public static function check(Part $part): ?string
    {
        $main = null;
        $part->walk(static function (XMLReader $node) use (&$main): void {
            if ($node->nodeType !== XMLReader::ELEMENT || $node->localName !== 'Relationship') {
                return;
            }
            $type = strtolower(basename((string) $node->getAttribute('Type')));
            $target = trim((string) $node->getAttribute('Target'));
            if (in_array($type, self::REFUSED, true)) {
                throw Refusal::active("a relationship {$type}");
            }
            $isExternal = strtolower((string) $node->getAttribute('TargetMode')) === 'external';
            if ($isExternal || preg_match('~^[a-z][a-z0-9+.-]*:|\\\\|^//~i', $target) === 1) {
                self::checkExternal($type, $target);
            }
            if ($type === 'officedocument') {
                $main = ltrim($target, '/');
            }
        });

        return $main;
    }

    private static function checkExternal(string $type, string $target): void
    {
        $isFine = match ($type) {
            'hyperlink' => !LinkTarget::isDangerous($target),
            // On the disk of its author it is not found elsewhere; one on another machine would be loaded and executed.
            'attachedtemplate' => LinkTarget::localPath($target) !== null,
            default => false,
        };
        if (!$isFine) {
            throw Refusal::active("a relationship {$type} to an external target");
        }
    }
}
