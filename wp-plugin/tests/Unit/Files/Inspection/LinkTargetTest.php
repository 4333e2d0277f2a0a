<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Files\Inspection;

use Passerelle\Files\Inspection\LinkTarget;
use PHPUnit\Framework\TestCase;

final class LinkTargetTest extends TestCase
{
    public function testLinksThatDoNothingByThemselves(): void
    {
        foreach (
            [
            '', '#partie', 'www.example.org', 'cv.pdf', '../annexes/cv.docx', 'https://example.org/setup.exe', 'HTTP://example.org', 'mailto:awa@passerelle.test',
            'tel:+221', 'skype:awa.diop?chat', 'callto:+221', 'whatsapp://send?phone=221', 'ftp://example.org/a', 'file:///C:/Users/Awa/photo.jpg', 'file:///Users/awa//photo.jpg',
            ] as $target
        ) {
            self::assertFalse(LinkTarget::isDangerous($target), $target);
        }
    }

    public function testLinksThatRunSomethingOrLeadToAnotherMachine(): void
    {
        foreach (
            [
            'javascript:alert(1)', ' JavaScript :alert(1)', "java\nscript:alert(1)", 'java%73cript:alert(1)', 'java%2573cript:alert(1)', 'vbscript:x', 'data:text/html,x',
            'ms-msdt:/id', 'search-ms:query=x', 'smb://evil.test/a', '\\\\evil.test\\a', '//evil.test/a', 'file://evil.test/a', 'file:////evil.test/a', 'file:\\\\evil.test\\a',
            'file:///%5C%5Cevil.test/a', 'file:///C:/Windows/System32/calc.exe', 'C:\\tools\\a.com', 'setup.exe', 'a/b.lnk', 'setup.exe?x',
            ] as $target
        ) {
            self::assertTrue(LinkTarget::isDangerous($target), $target);
        }
    }

    public function testPathsOnTheDiskOfTheReader(): void
    {
        foreach (
            [
            'Normal.dotm' => 'Normal.dotm',
            'file:///C:\Users\Awa\CV%20moderne.dotx' => '/C:/Users/Awa/CV moderne.dotx',
            'file://localhost/Users/awa/CV.dotx' => '/Users/awa/CV.dotx',
            'Macintosh%20HD:Applications:Microsoft%20Office:CV.dotx' => 'Macintosh HD:Applications:Microsoft Office:CV.dotx',
            'Disque:Modeles:CV.dotx' => 'Disque:Modeles:CV.dotx',
            ] as $target => $path
        ) {
            self::assertSame($path, LinkTarget::localPath($target));
        }
        foreach (
            [
            '', 'https://evil.test/a.dotm', 'http:evil.test:a.dotm', '\\\\evil.test\\a.dotm', 'file://evil.test/a.dotm',
            'file:///C:\\\\evil.test\\a.dotm', 'file:////evil.test/a.dotm', 'file:///%2F%2Fevil.test/a.dotm', 'ftp://evil.test/a.dotm', 'mhtml:x:y',
            ] as $target
        ) {
            self::assertNull(LinkTarget::localPath($target), $target);
        }
    }
}
