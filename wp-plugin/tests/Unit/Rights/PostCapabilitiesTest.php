<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Rights;

use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Capability as C;
use Passerelle\Rights\ObjectRules;
use Passerelle\Rights\PostCapabilities;
use Passerelle\Rights\Role;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\Subject;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Each capability of WordPress on a post follows its own rule, and no other. */
final class PostCapabilitiesTest extends TestCase
{
    private const ME = 7;
    private const OTHER = 8;

    /** @return iterable<string, array{Role|null, int, Status, list<string>}> role, owner, status, capabilities */
    public static function cases(): iterable
    {
        yield 'own draft' => [Role::Beneficiaire, self::ME, Status::Draft, ['edit_post', 'delete_post', 'read_post']];
        yield 'own record that was sent back' => [Role::Beneficiaire, self::ME, Status::ToEdit, ['edit_post', 'read_post']];
        yield 'own record that waits' => [Role::Beneficiaire, self::ME, Status::Pending, ['read_post']];
        yield 'own public record' => [Role::Beneficiaire, self::ME, Status::Published, ['read_post', C::PROPOSE]];
        yield 'draft of somebody else' => [Role::Beneficiaire, self::OTHER, Status::Draft, []];
        yield 'public record of somebody else' => [Role::Beneficiaire, self::OTHER, Status::Published, ['read_post']];
        yield 'record that waits for a moderator' => [Role::Moderateur, self::OTHER, Status::Pending, ['read_post', C::MODERATE]];
        yield 'draft, for an editor' => [Role::Editor, self::OTHER, Status::Draft, ['edit_post', 'delete_post', 'read_post', 'publish_post']];
        yield 'record that waits, administrator' => [Role::Administrator, self::OTHER, Status::Pending, ['edit_post', 'delete_post', 'read_post', 'publish_post', C::MODERATE]];
        yield 'public record, for visitors' => [null, self::OTHER, Status::Published, ['read_post']];
        yield 'draft, for visitors' => [null, self::OTHER, Status::Draft, []];
    }

    /** @param list<string> $expected */
    #[DataProvider('cases')]
    public function testEachCapabilityFollowsItsRule(?Role $role, int $ownerId, Status $status, array $expected): void
    {
        $capabilities = new PostCapabilities(new ObjectRules(new StructureEditors(static fn (int $userId): array => [])));
        $viewer = $role === null ? Viewer::anonymous() : new Viewer(self::ME, [$role->value], 'SN');
        $subject = new Subject(ContentType::Initiative, $status, $ownerId, countries: ['SN']);

        $allowed = array_values(array_filter([...PostCapabilities::NAMES, 'edit_posts', ''], static fn (string $name): bool => $capabilities->allows($name, $viewer, $subject)));

        self::assertSame($expected, $allowed);
    }

    public function testATeaserIsNoRightToReadThePost(): void
    {
        $capabilities = new PostCapabilities(new ObjectRules(new StructureEditors(static fn (int $userId): array => [])));
        $subject = new Subject(ContentType::Initiative, Status::Published, self::OTHER, Audience::Members);

        self::assertFalse($capabilities->allows('read_post', Viewer::anonymous(), $subject));
        self::assertTrue($capabilities->allows('read_post', new Viewer(self::ME, [Role::Beneficiaire->value]), $subject));
    }

    public function testACapabilityThatIsDeniedToAUserStaysDenied(): void
    {
        $subject = new Subject(ContentType::Event, Status::Published, self::ME);
        $primitives = array_combine(PostCapabilities::NAMES, array_map(static fn (string $name): array => PostCapabilities::primitives($name, $subject), PostCapabilities::NAMES));

        self::assertSame([
            'edit_post' => [C::Edit->of(ContentType::Event)],
            'delete_post' => [C::Delete->of(ContentType::Event)],
            'read_post' => ['exist'],
            'publish_post' => [C::Publish->of(ContentType::Event)],
            C::PROPOSE => [C::EditPublished->of(ContentType::Event)],
            C::MODERATE => [C::MODERATE_CONTENT],
        ], $primitives);
    }
}
